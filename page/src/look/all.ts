// Type, tokens and components: what every page of ours wears.
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import './fine.css';
import './tokens.css';
import './components.css';
import './page.css';

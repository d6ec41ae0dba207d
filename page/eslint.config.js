import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'public', 'src/lib/api.gen.ts', 'src/wasm/wasm_exec.js'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // What is named _ is there for what stands behind it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map, a Set or a Date here is made and read in one computation; what changes is in runes, replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that must stay where the formatter breaks a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
);

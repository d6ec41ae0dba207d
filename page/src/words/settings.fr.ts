import { typeset } from '../lib/typeset';
import type { settings as english } from './settings.en';

export const settings: typeof english = typeset({
  title: 'Réglages',
  lead: 'Conservés dans ce navigateur et appliqués aussitôt à toutes les pages.',
  story: {
    title: 'Le récit',
    lead: 'La façon dont on vous raconte ce que les autres et le jeu ont fait.',
    game: 'De quel jeu',
    tell: 'Quand il s’est passé quelque chose',
    speed: 'Vitesse',
    hold: 'S’arrêter à mes combats et à mes pertes, et à ce qui se révèle pour tous',
    holds: { table: 'Selon la table : sauf à la pendule', always: 'Toujours', never: 'Jamais' },
    camera: 'La vue suit ce qui se passe',
  },
  sound: {
    title: 'Son',
    on: 'Sons discrets : votre tour, les dés, les refus, les combats',
    volume: 'Volume',
  },
  board: {
    title: 'Plateau',
    names: 'Les noms partout où il y a de la place ; sinon, seulement ce que vous montrez ou choisissez',
    trail: 'Les derniers déplacements des autres restent marqués',
    left: 'Les places restent ouvertes à côté du plateau',
    right: 'Journal, lettres, cartes et règles restent ouverts à côté du plateau',
    noRoom: 'Dans une fenêtre de cette taille, les places et le journal s’ouvrent par-dessus le plateau.',
  },
  look: {
    title: 'Apparence et langue',
    lang: 'Langue',
    theme: 'Thème',
    themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    motion: 'Mouvement',
    motions: { system: 'Comme le système', less: 'Le moins possible' },
  },
  keys: {
    title: 'Touches',
    why: 'À désactiver pour qu’aucune touche ne parte par mégarde ou à la voix ; Entrée, Échap, Espace et les flèches restent actives.',
  },
});

// The keys of the map.
import type { Keys } from '../lib/board';
import { typeset } from '../lib/typeset';

const arrows = ['←', '↑', '→', '↓'];

export const keys: Keys = {
  en: [
    [arrows, 'on the board: to the neighbour in that direction; in a tray: next token'],
    [['Space'], 'choose, or take the token'],
    [['Enter'], 'commit what is previewed'],
    [['Esc'], 'let go: preview, then choice, then panel'],
    [['N', 'P'], 'on the board: next or previous area that can be chosen'],
    [['+', '−', '0'], 'zoom in, out, whole map'],
    [['Shift', '←'], 'move the map'],
    [['B'], 'board as text'],
  ],
  fr: typeset([
    [arrows, 'sur le plateau : la voisine dans cette direction ; dans les jetons : le suivant'],
    [['Space'], 'choisir, ou prendre le jeton'],
    [['Enter'], 'valider ce qui est montré'],
    [['Esc'], 'renoncer : l’aperçu, puis le choix, puis le panneau'],
    [['N', 'P'], 'sur le plateau : zone suivante ou précédente qui peut être choisie'],
    [['+', '−', '0'], 'rapprocher, éloigner, toute la carte'],
    [['Shift', '←'], 'déplacer la carte'],
    [['B'], 'plateau en texte'],
  ]),
};

// The keys of the table.
import type { Keys } from '../lib/board';
import { typeset } from '../lib/typeset';

const arrows = ['←', '↑', '→', '↓'];

export const keys: Keys = {
  en: [
    [arrows, 'on the table: to the next unit that way; with a unit or a piece in hand: step'],
    [[',', '.'], 'turn what is in hand to the left, to the right'],
    [['Space'], 'pick the unit, or let go of it'],
    [['Enter'], 'pick the unit; commit what is drafted'],
    [['Esc'], 'let go: the tape, then the draft, then the unit'],
    [['N', 'P'], 'on the table: next or previous unit that can be picked'],
    [['Shift', 'Enter'], 'choose one more unit, to move several together'],
    [['S'], 'choose several: presses add units, a drag draws a box'],
    [['A'], 'put what is in hand in line with its neighbour'],
    [['M'], 'take the tape, or put it away'],
    [['+', '−', '0'], 'zoom in, out, whole table'],
    [['Shift', '←'], 'move the table'],
    [['T'], 'show the last moves, or hide them'],
    [['B'], 'table as text'],
  ],
  fr: typeset([
    [arrows, 'sur la table : à l’unité voisine ; avec une unité ou un décor en main : un pas'],
    [[',', '.'], 'tourner ce qui est en main à gauche, à droite'],
    [['Space'], 'choisir l’unité, ou la lâcher'],
    [['Enter'], 'choisir l’unité ; valider ce qui est préparé'],
    [['Esc'], 'renoncer : le mètre, puis le projet, puis l’unité'],
    [['N', 'P'], 'sur la table : unité suivante ou précédente que l’on peut choisir'],
    [['Shift', 'Enter'], 'choisir une unité de plus, pour en déplacer plusieurs ensemble'],
    [['S'], 'en choisir plusieurs : chaque touche en ajoute une, un cadre les entoure'],
    [['A'], 'mettre en ligne ce qui est en main avec sa voisine'],
    [['M'], 'prendre le mètre, ou le ranger'],
    [['+', '−', '0'], 'rapprocher, éloigner, toute la table'],
    [['Shift', '←'], 'déplacer la table'],
    [['T'], 'montrer les derniers mouvements, ou les cacher'],
    [['B'], 'table en texte'],
  ]),
};

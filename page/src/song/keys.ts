// The keys of the table.
import type { Keys } from '../lib/board';
import { typeset } from '../lib/typeset';

const arrows = ['←', '↑', '→', '↓'];

export const keys: Keys = {
  en: [
    [arrows, 'on the table: to the next unit that way; with a unit in hand: step'],
    [[',', '.'], 'turn what is in hand to the left, to the right'],
    [['Space'], 'pick the unit, or let go of it'],
    [['Enter'], 'pick the unit; commit what is drafted'],
    [['Esc'], 'let go of the draft, then of the unit'],
    [['N', 'P'], 'on the table: next or previous unit that can be picked'],
    [['X'], 'look at another way to line up a charge'],
    [['1', '…', '6'], 'to a zone of the tactics board'],
    [['H'], 'to your hand'],
    [['U'], 'the card of the unit'],
    [['M'], 'take the tape, or put it away'],
    [['A'], 'show the arcs of the unit; put what is set down in line'],
    [['S'], 'show what the unit sees'],
    [['Space', 'Esc', 'Enter'], 'in a window: hold, pass, play'],
    [['+', '−', '0'], 'zoom in, out, whole table'],
    [['Shift', '←'], 'move the table'],
    [['T'], 'show the last moves, or hide them'],
    [['B'], 'table as text'],
  ],
  fr: typeset([
    [arrows, 'sur la table : à l’unité voisine ; avec une unité en main : un pas'],
    [[',', '.'], 'tourner ce qui est en main à gauche, à droite'],
    [['Space'], 'choisir l’unité, ou la lâcher'],
    [['Enter'], 'choisir l’unité ; valider ce qui est préparé'],
    [['Esc'], 'renoncer au projet, puis lâcher l’unité'],
    [['N', 'P'], 'sur la table : unité suivante ou précédente que l’on peut choisir'],
    [['X'], 'voir une autre manière d’aligner une charge'],
    [['1', '…', '6'], 'vers une zone du tableau stratégique'],
    [['H'], 'vers votre main'],
    [['U'], 'la carte de l’unité'],
    [['M'], 'prendre le mètre, ou le ranger'],
    [['A'], 'montrer les arcs de l’unité ; aligner ce qui se déploie'],
    [['S'], 'montrer ce que voit l’unité'],
    [['Space', 'Esc', 'Enter'], 'dans une fenêtre : retenir, passer, jouer'],
    [['+', '−', '0'], 'rapprocher, éloigner, toute la table'],
    [['Shift', '←'], 'déplacer la table'],
    [['T'], 'montrer les derniers mouvements, ou les cacher'],
    [['B'], 'table en texte'],
  ]),
};

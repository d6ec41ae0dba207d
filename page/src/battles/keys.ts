// The keys of the field.
import type { Keys } from '../lib/board';
import { typeset } from '../lib/typeset';

const arrows = ['←', '↑', '→', '↓'];

export const keys: Keys = {
  en: [
    [arrows, 'on the field: along the row, and to the next row'],
    [['Space'], 'take or drop a unit, a hex, a target'],
    [['Enter'], 'commit what is previewed'],
    [['Esc'], 'let go: target, path, unit, leader, card'],
    [['N', 'P'], 'next or previous hex that can be chosen'],
    [['F'], 'next target that can be attacked'],
    [['1', '–', '9'], 'card of the hand'],
    [['T'], 'order tokens'],
    [['V'], 'zone of the next commander'],
    [['S'], 'whom the unit sees, and whom it does not'],
    [['O'], 'how the attack can end'],
    [['U'], 'own units, one by one'],
    [['+', '−', '0'], 'zoom in, out, whole field'],
    [['Shift', '←'], 'move the field'],
    [['B'], 'field as text'],
  ],
  fr: typeset([
    [arrows, 'sur le champ : le long de la rangée, et à la rangée voisine'],
    [['Space'], 'prendre ou lâcher une unité, une case, une cible'],
    [['Enter'], 'valider ce qui est montré'],
    [['Esc'], 'renoncer : cible, chemin, unité, chef, carte'],
    [['N', 'P'], 'case suivante ou précédente qui peut être choisie'],
    [['F'], 'cible suivante'],
    [['1', '–', '9'], 'carte de la main'],
    [['T'], 'pions Ordre'],
    [['V'], 'zone du commandant suivant'],
    [['S'], 'ce que l’unité voit, et ne voit pas'],
    [['O'], 'issues de l’attaque'],
    [['U'], 'vos unités, une à une'],
    [['+', '−', '0'], 'rapprocher, éloigner, tout le champ'],
    [['Shift', '←'], 'déplacer le champ'],
    [['B'], 'champ en texte'],
  ]),
};

// The words of layouts of terrain, in both languages.
import { lang, num, type Lang } from '../../lib/i18n.svelte';
import { typeset } from '../../lib/typeset';
import type { Shape } from '../../words/en';

const s = (n: number, one: string, many: string) => `${num(n)} ${n === 1 ? one : many}`;

const en = {
  title: 'Layouts of terrain',
  lead: 'Lay terrain on a table to scale, keep it, and play on it.',
  mine: 'My layouts', none: 'No layouts yet. Begin a new one, or copy a ready layout.', ready: 'Ready layouts', newLayout: 'New layout', import: 'Import', copy: 'Copy', copyOf: (name: string) => `Copy ${name} to my layouts`, openOf: (name: string) => `Open ${name}`, drop: 'Throw away', dropOf: (name: string) => `Throw ${name} away`,
  unnamed: 'Layout without a name', pieces: (n: number) => s(n, 'piece', 'pieces'), of: (n: number, most: number) => `${n} of ${most} pieces`,
  notYours: 'Somebody shares this layout with you. Keep a copy to change it.', keepCopy: 'Keep a copy', notFound: 'There is no such layout. It was thrown away, or the link is incomplete.', toLayouts: 'All layouts',
  elsewhere: 'This layout was changed in another window. What you do here is not kept until you choose.', takeTheirs: 'Take the other', keepOurs: 'Keep this one', gone: 'This layout was thrown away in another window.',
  saved: { kept: 'kept', waiting: 'keeping…', failed: 'not kept yet', elsewhere: 'changed elsewhere', gone: 'no longer kept' },
  name: 'Name', table: 'Table', tableFor: (points: string, size: string) => `${size}, ${points}`, upTo: (n: number) => `up to ${num(n)} points`, from: (n: number) => `from ${num(n)} points`,
  undo: 'Undo', redo: 'Redo', share: 'Share', shared: 'Link copied. Whoever has it can see the layout, and copy it.', toJSON: 'Save as JSON',
  box: 'The box', boxHint: 'Choose a piece: it is laid in the middle, and can be dragged.', lay: 'Lay', full: 'The table is full',
  board: 'The table', boardHint: 'Drag pieces. With the keys: arrows move, Page Up and Page Down turn, Delete takes away, Shift goes by small steps.',
  piece: 'The piece', noPiece: 'No piece is chosen. Choose one on the table, or lay one from the box.', outline: 'Outline of its own',
  turn: 'Turned to the left', degrees: 'degrees', turnLeft: 'Turn left', turnRight: 'Turn right', type: 'Counts as', height: 'Height', duplicate: 'Duplicate', remove: 'Take away', x: 'From the left, inches', y: 'From the near edge, inches',
  named: (n: number, piece: string, type: string) => `${n}. ${piece}, ${type}`, wrong: 'This layout is not right.', unreadable: (line: number) => (line ? `Line ${line} cannot be read.` : 'This cannot be read.'),
  importTitle: 'Import a layout', importPaste: 'Paste a layout as JSON', importFile: 'Choose a file', importGo: 'Import the layout',
  laid: (piece: string) => `${piece} is laid`, taken: (piece: string) => `${piece} is taken away`,
};

const f = (n: number, one: string, many: string) => `${num(n)} ${n < 2 ? one : many}`;

const fr: Shape<typeof en> = typeset({
  title: 'Plans de décor',
  lead: 'Placez le décor sur une table à l’échelle, gardez-le et jouez dessus.',
  mine: 'Mes plans', none: 'Aucun plan. Commencez-en un, ou copiez un plan prêt.', ready: 'Plans prêts', newLayout: 'Nouveau plan', import: 'Importer', copy: 'Copier', copyOf: (name: string) => `Copier ${name} dans mes plans`, openOf: (name: string) => `Ouvrir ${name}`, drop: 'Jeter', dropOf: (name: string) => `Jeter ${name}`,
  unnamed: 'Plan sans nom', pieces: (n: number) => f(n, 'élément', 'éléments'), of: (n: number, most: number) => `${n} éléments sur ${most}`,
  notYours: 'Quelqu’un partage ce plan avec vous. Gardez une copie pour le modifier.', keepCopy: 'Garder une copie', notFound: 'Ce plan n’existe pas. Il a été jeté, ou le lien est incomplet.', toLayouts: 'Tous les plans',
  elsewhere: 'Ce plan a été changé dans une autre fenêtre. Rien n’est gardé ici avant que vous choisissiez.', takeTheirs: 'Prendre l’autre', keepOurs: 'Garder celui-ci', gone: 'Ce plan a été jeté dans une autre fenêtre.',
  saved: { kept: 'gardé', waiting: 'on le garde…', failed: 'pas encore gardé', elsewhere: 'changé ailleurs', gone: 'plus gardé' },
  name: 'Nom', table: 'Table', tableFor: (points: string, size: string) => `${size}, ${points}`, upTo: (n: number) => `jusqu’à ${num(n)} points`, from: (n: number) => `à partir de ${num(n)} points`,
  undo: 'Défaire', redo: 'Refaire', share: 'Partager', shared: 'Lien copié. Qui l’a peut voir le plan et le copier.', toJSON: 'Enregistrer en JSON',
  box: 'La boîte', boxHint: 'Choisissez un élément : il est posé au milieu, et se laisse glisser.', lay: 'Poser', full: 'La table est pleine',
  board: 'La table', boardHint: 'Glissez les éléments. Au clavier : flèches pour déplacer, Page préc. et Page suiv. pour tourner, Suppr. pour retirer, Maj. pour de petits pas.',
  piece: 'L’élément', noPiece: 'Aucun élément choisi. Choisissez-en un sur la table, ou posez-en un de la boîte.', outline: 'Contour propre',
  turn: 'Tourné vers la gauche', degrees: 'degrés', turnLeft: 'Tourner à gauche', turnRight: 'Tourner à droite', type: 'Compte comme', height: 'Hauteur', duplicate: 'Dupliquer', remove: 'Retirer', x: 'De la gauche, en pouces', y: 'Du bord proche, en pouces',
  named: (n: number, piece: string, type: string) => `${n}. ${piece}, ${type}`, wrong: 'Ce plan n’est pas correct.', unreadable: (line: number) => (line ? `La ligne ${line} est illisible.` : 'Ceci est illisible.'),
  importTitle: 'Importer un plan', importPaste: 'Collez un plan en JSON', importFile: 'Choisir un fichier', importGo: 'Importer le plan',
  laid: (piece: string) => `${piece} : posé`, taken: (piece: string) => `${piece} : retiré`,
});

export const dictionaries: Record<Lang, Shape<typeof en>> = { en, fr };

/** The words of the chosen language. */
export const w = (): Shape<typeof en> => dictionaries[lang()];

// What the board says, in both languages. French is checked against English by its type:
// a missing message does not compile.
import { areaName, cardName, houseName, orderTokens } from './data';
import { unitsOf, type Action, type Force, type House, type Lang, type Refusal, type Unit } from './types';

const en = {
  colon: ': ',
  map: 'Map of Westeros',
  board: 'Board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  yourPieces: 'Your pieces',
  wholeMap: 'Whole map',
  textBoard: 'Read the board as text',
  closeText: 'Back to the map',
  miniMap: 'Whole map; the frame shows what is on screen',
  sea: 'sea',
  land: 'land',
  city: 'City',
  fortress: 'Fortress',
  barrels: (n: number) => `${n} ${n === 1 ? 'barrel' : 'barrels'}`,
  crowns: (n: number) => `${n} ${n === 1 ? 'crown' : 'crowns'}`,
  home: (h: string) => `home of ${h}`,
  neutral: (n: number) => `neutral force of ${n}`,
  empty: 'empty',
  noOrder: 'no order',
  orderIs: (o: string) => `order: ${o}`,
  faceDown: 'order face down',
  controlled: (h: string) => `under control of ${h}`,
  token: (h: string) => `Power token of ${h}`,
  routed: 'routed',
  routedUnits: (s: string) => `routed: ${s}`,
  borders: 'Borders',
  area: 'Area',
  owner: 'House',
  units: 'Units',
  order: 'Order',
  choose: 'Choose',
  selected: 'selected',
  legal: 'can be chosen',
  legend: { attack: 'attack', support: 'support', march: 'march', raid: 'raid' },

  unit: { footman: ['Footman', 'Footmen'], knight: ['Knight', 'Knights'], ship: ['Ship', 'Ships'] } as Record<Unit, [string, string]>,
  orders: { march: 'March', defense: 'Defense', support: 'Support', raid: 'Raid', consolidate: 'Consolidate' } as Record<string, string>,
  special: 'special',
  tracks: { iron_throne: 'Iron Throne', fiefdoms: 'Fiefdoms', kings_court: "King's Court" } as Record<string, string>,
  trackShort: { iron_throne: 'Throne', fiefdoms: 'Fiefdoms', kings_court: 'Court' } as Record<string, string>,
  marker: { iron_throne: 'the Iron Throne', fiefdoms: 'the Valyrian Blade', kings_court: 'the Messenger Raven' } as Record<string, string>,
  tracksTitle: 'Tracks',
  stars: (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`,
  starsUsed: (used: number, all: number) => `${used} of ${all} stars used`,
  supply: 'Supply',
  supplyAllows: 'yours allows armies of',
  supplyLevel: (n: number) => `Supply ${n}`,
  armiesNow: 'Armies after this',
  none: 'none',
  noArmies: 'no army',
  wildlings: 'Wildlings',
  wildlingsAt: (n: number) => `strength ${n}`,
  westeros: 'Westeros cards',
  deck: (d: string) => `Deck ${d}`,
  deckLeft: (n: number) => `${n} unseen`,
  thisTurn: 'this round',
  notYet: 'none yet',
  yourHand: 'Your hand',
  inHand: (n: number, spent: number) => `${n} of ${n + spent}, ${spent} spent`,
  spent: 'Spent',
  hand: 'In hand',
  noCards: 'No cards',
  handsTitle: 'Hands and discards',
  power: 'Power',
  holdings: 'Holdings',
  castlesHeld: 'Cities and Fortresses',
  playOrder: 'Play order',
  strength: 'Strength',
  swords: (n: number) => `${n} ${n === 1 ? 'sword' : 'swords'}`,
  towers: (n: number) => `${n} ${n === 1 ? 'fortification' : 'fortifications'}`,
  round: (n: number) => `Round ${n} of 10`,
  phases: 'Phases of the round',
  phaseDone: 'done: ',
  phase: { westeros: 'Westeros', planning: 'Planning', raven: 'Raven', raids: 'Raids', marches: 'Marches', power: 'Power' },

  what: 'What can I do?',
  behind: 'The rules behind this choice',
  choices: (n: number) => `${n} ${n === 1 ? 'choice' : 'choices'}`,
  moreChoices: (n: number) => `and ${n} more`,
  commit: 'Commit',
  cancel: 'Let go',
  pass: 'Decline',
  done: 'Done',
  refused: 'Refused.',
  sending: 'Sending',
  waitFor: (who: string) => `${who} decides.`,
  waitMany: (who: string) => `Still to decide: ${who}.`,
  chosenAlready: 'You have chosen. The others still think.',
  over: 'The game is over.',
  winner: (who: string) => `${who} wins.`,
  winnersShared: (who: string) => `${who} share the victory.`,
  spectator: 'You are watching.',
  loading: 'Looking up the choices',

  ask: {
    orders: 'Place your orders',
    raven: 'The Raven may change one order',
    raid: 'Carry out a Raid',
    march: 'Carry out a March',
    support: 'Whom do you support?',
    card: 'Choose your House card',
    kill_footman: 'Which Footman does Ser Loras kill?',
    blade: 'Draw the Valyrian Blade?',
    take_card: 'Take a card back',
    lift_order: 'Take an order off the board',
    discard_card: 'Which card must they discard?',
    promote: 'Make a Footman a Knight?',
    casualty: 'Which unit falls?',
    retreat: 'Where do your units retreat?',
    surplus: 'Which retreating unit is lost?',
    reduce: 'Supply is short: which unit goes?',
    muster: 'Muster units',
    bid: 'Bid for the track',
    watch_bid: "Bid for the Night's Watch",
    rank: 'A tie: who comes first?',
    highest_bidder: 'A tie: who is the highest bidder?',
    lowest_bidder: 'A tie: who is the lowest bidder?',
    wildling_losses: 'The Wildlings take units',
    over: 'The game is over',
  } as Record<string, string>,
  theirs: {
    orders: 'Orders are being placed',
    raven: 'The Raven is in the air',
    raid: 'Raids',
    march: 'Marches',
    support: 'Support is being asked',
    card: 'House cards are being chosen',
    blade: 'The Blade may be drawn',
    muster: 'Units are mustered',
    bid: 'Bids are being made',
    watch_bid: "Bids for the Night's Watch",
    retreat: 'A retreat',
  } as Record<string, string>,
  theirsElse: 'Somebody decides',

  ordersLeft: (n: number, all: number) => `${n} of ${all} areas`,
  ordersHint: 'Choose an area, then a token; or a token, then an area. Dragging works too.',
  ordersArea: (a: string) => `${a}: choose a token.`,
  ordersToken: (o: string) => `${o}: choose an area.`,
  placePreview: (o: string, a: string) => `${o} in ${a}.`,
  hasOrder: (a: string, o: string) => `${a} has ${o}.`,
  withdraw: 'Take back',
  seal: (placed: number, without: number) =>
    without === 0 ? `Seal ${placed} ${placed === 1 ? 'order' : 'orders'}` : `Seal ${placed}, ${without} without`,
  sealWarn: (n: number) => `${n} ${n === 1 ? 'area has' : 'areas have'} no order yet.`,
  allPlaced: 'Every area has its order.',
  tray: 'Order tokens',
  landOnly: 'Land',
  left: (n: number) => `${n} left`,
  notHere: 'not possible here now',
  ravenHint: 'Choose one of your orders and the token that takes its place.',
  ravenPreview: (a: string, from: string, to: string) => `${a}: ${to} instead of ${from}.`,
  ravenGo: 'Change the order',
  ravenPass: 'Leave all as they are',

  raidPick: 'Choose one of your Raid orders.',
  raidTargets: (a: string, n: number) => (n === 0 ? `${a}: nothing to raid; the order is dropped.` : `${a}: choose what to raid.`),
  raidPreview: (a: string, list: string) => `Raid from ${a}: ${list}.`,
  raidGo: 'Raid',
  raidDrop: 'Drop the Raid',
  raidFrom: 'Raid order',
  raidWhat: 'Targets',

  marchPick: 'Choose one of your March orders.',
  marchFrom: 'March order',
  marchTo: (a: string) => `${a}: choose where to go, then how many.`,
  marchStay: (a: string) => `Nobody leaves ${a}; the order is used up.`,
  marchGo: 'March',
  marchStayGo: 'Stay',
  stays: 'Stays',
  destination: 'To',
  removeDest: (a: string) => `Nobody to ${a}`,
  more: (u: string, a: string) => `One ${u} more to ${a}`,
  fewer: (u: string, a: string) => `One ${u} fewer to ${a}`,
  leaveToken: 'Leave a Power token',
  tokenNot: 'A token can be left only when all units leave an area of yours that has none.',
  marchBattle: (a: string, x: number, y: number) => `Attack on ${a}: ${x} to ${y} before support and cards.`,
  marchNeutral: (a: string) => `The neutral force of ${a} must be overcome.`,

  battle: (a: string) => `Battle at ${a}`,
  versusNeutral: (a: string) => `March on the neutral force of ${a}`,
  attacks: (h: string) => `${h} attacks`,
  defends: (h: string) => `${h} defends`,
  youAttack: 'You attack',
  youDefend: 'You defend',
  from: (a: string) => `from ${a}`,
  to: 'to',
  beforeCards: 'before cards',
  withCards: 'with cards',
  tieGoes: (h: string) => `ties go to ${h}`,
  marchOrder: 'March order',
  defenseOrder: 'Defense order',
  supports: (h: string) => `${h} supports`,
  card: 'Card',
  cardHidden: 'has chosen a card',
  cardOpen: 'is choosing',
  bladeUsed: 'Valyrian Blade',
  bladeYours: 'The Blade is yours: +1, once a round, after the cards.',
  bladeTheirs: (h: string) => `${h} has the Blade: +1, once a round, after the cards.`,
  playCard: (c: string) => `Play ${c}`,
  pickCard: 'Play a card',
  cardHint: 'Both cards are revealed together.',
  whatIf: 'What if?',
  whatIfAbout: 'your card against each they still hold',
  win: 'win',
  lose: 'lose',
  winBlade: 'win if the Blade is drawn well',
  loseBlade: 'lose if they draw the Blade',
  cellLegend: '✓ win · † the Blade decides · ✕ lose',
  cell: (mine: string, theirs: string, x: number, y: number, word: string) => `${mine} against ${theirs}: ${x} to ${y}, ${word}`,
  noEngine: 'The preview engine is not loaded.',
  supportAttacker: (h: string) => `${h}, attacking`,
  supportDefender: (h: string) => `${h}, defending`,
  supportNeither: 'Nobody',
  supportLine: (a: string, side: string) => `${a} supports: ${side}.`,
  thenStrength: (x: number, y: number) => `Then it stands ${x} to ${y}.`,
  bladeGo: 'Draw the Blade',
  bladePass: 'Keep it',

  removeLine: (u: string, a: string) => `${u} in ${a}`,
  removeGo: (u: string, a: string) => `Remove ${u}, ${a}`,
  retreatGo: (a: string) => `Retreat to ${a}`,
  retreatHint: 'Choose one of the lit areas.',
  musterHint: 'Choose a lit area, then what to muster there.',
  musterPoints: (used: number, of: number) => `${used} of ${of} points used`,
  musterUnit: (u: string) => `Muster: ${u}`,
  musterShip: (a: string) => `Ship to ${a}`,
  upgrade: 'Footman becomes Knight',
  musterDone: 'Muster no more',
  lossesOwed: (n: number) => `${n} ${n === 1 ? 'point' : 'points'} still owed.`,
  bidGo: (n: number) => `Bid ${n}`,
  bidHint: (n: number) => `You have ${n} Power. What is bid is spent.`,
  bidFor: (t: string) => `For ${t}`,
  bidAgainst: (n: number) => `The Wildlings come with ${n}.`,
  bidLabel: 'Your bid',
  one: 'One less',
  oneMore: 'One more',
  hasBid: 'has bid',
  bidIs: (n: number) => `bid ${n}`,
  chooseGo: (h: string) => `${h}`,
  takeGo: (c: string) => `Take back ${c}`,
  discardGo: (c: string) => `Discard ${c}`,
  liftGo: (o: string, a: string) => `Take ${o} off ${a}`,
  promoteGo: 'A Footman becomes a Knight',
  promoteRouted: 'A routed Footman becomes a Knight',
  sheet: 'Decision: more or less room',
  keys: 'Arrows move between areas, Enter chooses, Esc lets go, + and − zoom, 0 shows the whole map.',
};

export type Words = typeof en;

const fr: Words = {
  colon: ' : ',
  map: 'Carte de Westeros',
  board: 'Plateau',
  zoomIn: 'Rapprocher',
  zoomOut: 'Éloigner',
  yourPieces: 'Vos pièces',
  wholeMap: 'Toute la carte',
  textBoard: 'Lire le plateau en texte',
  closeText: 'Retour à la carte',
  miniMap: 'Toute la carte ; le cadre montre ce qui est à l’écran',
  sea: 'mer',
  land: 'terre',
  city: 'Cité',
  fortress: 'Forteresse',
  barrels: (n) => `${n} ${n === 1 ? 'tonneau' : 'tonneaux'}`,
  crowns: (n) => `${n} ${n === 1 ? 'couronne' : 'couronnes'}`,
  home: (h) => `fief de ${h}`,
  neutral: (n) => `force neutre de ${n}`,
  empty: 'vide',
  noOrder: 'sans ordre',
  orderIs: (o) => `ordre : ${o}`,
  faceDown: 'ordre face cachée',
  controlled: (h) => `contrôlée par ${h}`,
  token: (h) => `jeton Pouvoir de ${h}`,
  routed: 'en déroute',
  routedUnits: (s) => `en déroute : ${s}`,
  borders: 'Frontières',
  area: 'Zone',
  owner: 'Maison',
  units: 'Unités',
  order: 'Ordre',
  choose: 'Choisir',
  selected: 'choisie',
  legal: 'peut être choisie',
  legend: { attack: 'attaque', support: 'soutien', march: 'marche', raid: 'raid' },

  unit: { footman: ['Fantassin', 'Fantassins'], knight: ['Chevalier', 'Chevaliers'], ship: ['Bateau', 'Bateaux'] },
  orders: { march: 'Marche', defense: 'Défense', support: 'Soutien', raid: 'Raid', consolidate: 'Consolidation' },
  special: 'spécial',
  tracks: { iron_throne: 'Trône de Fer', fiefdoms: 'Fiefs', kings_court: 'Cour du Roi' },
  trackShort: { iron_throne: 'Trône', fiefdoms: 'Fiefs', kings_court: 'Cour' },
  marker: { iron_throne: 'le Trône de Fer', fiefdoms: 'la Lame d’Acier Valyrien', kings_court: 'le Corbeau Messager' },
  tracksTitle: 'Tables d’influence',
  stars: (n) => `${n} ${n === 1 ? 'étoile' : 'étoiles'}`,
  starsUsed: (used, all) => `${used} étoiles sur ${all}`,
  supply: 'Ravitaillement',
  supplyAllows: 'armées permises',
  supplyLevel: (n) => `Ravitaillement ${n}`,
  armiesNow: 'Armées ensuite',
  none: 'aucune',
  noArmies: 'aucune armée',
  wildlings: 'Sauvageons',
  wildlingsAt: (n) => `force ${n}`,
  westeros: 'Cartes Westeros',
  deck: (d) => `Paquet ${d}`,
  deckLeft: (n) => `${n} non vues`,
  thisTurn: 'ce tour',
  notYet: 'aucune encore',
  yourHand: 'Votre main',
  inHand: (n, spent) => `${n} sur ${n + spent}, ${spent} jouées`,
  spent: 'Défausse',
  hand: 'En main',
  noCards: 'Aucune carte',
  handsTitle: 'Mains et défausses',
  power: 'Pouvoir',
  holdings: 'Possessions',
  castlesHeld: 'Cités et Forteresses',
  playOrder: 'Ordre du tour',
  strength: 'Force',
  swords: (n) => `${n} ${n === 1 ? 'épée' : 'épées'}`,
  towers: (n) => `${n} ${n === 1 ? 'fortification' : 'fortifications'}`,
  round: (n) => `Tour ${n} sur 10`,
  phases: 'Phases du tour',
  phaseDone: 'faite : ',
  phase: { westeros: 'Westeros', planning: 'Ordres', raven: 'Corbeau', raids: 'Raids', marches: 'Marches', power: 'Pouvoir' },

  what: 'Que puis-je faire ?',
  behind: 'Les règles de ce choix',
  choices: (n) => `${n} choix`,
  moreChoices: (n) => `et ${n} autres`,
  commit: 'Valider',
  cancel: 'Renoncer',
  pass: 'Y renoncer',
  done: 'Terminé',
  refused: 'Refusé.',
  sending: 'Envoi',
  waitFor: (who) => `${who} décide.`,
  waitMany: (who) => `Doivent encore décider : ${who}.`,
  chosenAlready: 'Vous avez choisi. Les autres réfléchissent.',
  over: 'La partie est finie.',
  winner: (who) => `${who} gagne.`,
  winnersShared: (who) => `${who} se partagent la victoire.`,
  spectator: 'Vous regardez.',
  loading: 'Recherche des choix',

  ask: {
    orders: 'Placez vos ordres',
    raven: 'Le Corbeau peut changer un ordre',
    raid: 'Menez un Raid',
    march: 'Menez une Marche',
    support: 'Qui soutenez-vous ?',
    card: 'Choisissez votre carte Maison',
    kill_footman: 'Quel Fantassin Ser Loras tue-t-il ?',
    blade: 'Tirer la Lame d’Acier Valyrien ?',
    take_card: 'Reprenez une carte',
    lift_order: 'Retirez un ordre du plateau',
    discard_card: 'Quelle carte doit-il défausser ?',
    promote: 'Faire d’un Fantassin un Chevalier ?',
    casualty: 'Quelle unité tombe ?',
    retreat: 'Où vos unités se retirent-elles ?',
    surplus: 'Quelle unité en retraite est perdue ?',
    reduce: 'Le Ravitaillement manque : quelle unité part ?',
    muster: 'Recrutez des unités',
    bid: 'Misez pour la table',
    watch_bid: 'Misez pour la Garde de Nuit',
    rank: 'Égalité : qui passe devant ?',
    highest_bidder: 'Égalité : qui a misé le plus ?',
    lowest_bidder: 'Égalité : qui a misé le moins ?',
    wildling_losses: 'Les Sauvageons prennent des unités',
    over: 'La partie est finie',
  },
  theirs: {
    orders: 'Les ordres se placent',
    raven: 'Le Corbeau vole',
    raid: 'Raids',
    march: 'Marches',
    support: 'On demande du soutien',
    card: 'Les cartes Maison se choisissent',
    blade: 'La Lame peut être tirée',
    muster: 'On recrute',
    bid: 'On mise',
    watch_bid: 'Mises pour la Garde de Nuit',
    retreat: 'Une retraite',
  },
  theirsElse: 'Quelqu’un décide',

  ordersLeft: (n, all) => `${n} zones sur ${all}`,
  ordersHint: 'Choisissez une zone puis un ordre, ou un ordre puis une zone. On peut aussi le faire glisser.',
  ordersArea: (a) => `${a} : choisissez un ordre.`,
  ordersToken: (o) => `${o} : choisissez une zone.`,
  placePreview: (o, a) => `${o}, ${a}.`,
  hasOrder: (a, o) => `${a} : ${o}.`,
  withdraw: 'Reprendre',
  seal: (placed, without) => (without === 0 ? `Sceller ${placed} ${placed === 1 ? 'ordre' : 'ordres'}` : `Sceller ${placed}, ${without} sans ordre`),
  sealWarn: (n) => `${n} ${n === 1 ? 'zone n’a' : 'zones n’ont'} pas encore d’ordre.`,
  allPlaced: 'Chaque zone a son ordre.',
  tray: 'Jetons d’ordre',
  landOnly: 'Terre',
  left: (n) => `${n} restants`,
  notHere: 'impossible ici pour le moment',
  ravenHint: 'Choisissez un de vos ordres et le jeton qui le remplace.',
  ravenPreview: (a, from, to) => `${a} : ${to} au lieu de ${from}.`,
  ravenGo: 'Changer l’ordre',
  ravenPass: 'Tout laisser ainsi',

  raidPick: 'Choisissez un de vos ordres de Raid.',
  raidTargets: (a, n) => (n === 0 ? `${a} : rien à piller ; l’ordre est abandonné.` : `${a} : choisissez que piller.`),
  raidPreview: (a, list) => `Raid depuis ${a} : ${list}.`,
  raidGo: 'Mener le Raid',
  raidDrop: 'Abandonner le Raid',
  raidFrom: 'Ordre de Raid',
  raidWhat: 'Cibles',

  marchPick: 'Choisissez un de vos ordres de Marche.',
  marchFrom: 'Ordre de Marche',
  marchTo: (a) => `${a} : choisissez où aller, puis combien.`,
  marchStay: (a) => `Personne ne quitte ${a} ; l’ordre est dépensé.`,
  marchGo: 'Marcher',
  marchStayGo: 'Rester',
  stays: 'Restent',
  destination: 'Vers',
  removeDest: (a) => `Personne vers ${a}`,
  more: (u, a) => `Un ${u} de plus vers ${a}`,
  fewer: (u, a) => `Un ${u} de moins vers ${a}`,
  leaveToken: 'Laisser un jeton Pouvoir',
  tokenNot: 'On ne laisse un jeton que si toutes les unités quittent une zone à vous qui n’en a pas.',
  marchBattle: (a, x, y) => `Attaque, ${a} : ${x} contre ${y} avant soutien et cartes.`,
  marchNeutral: (a) => `La force neutre doit être vaincue : ${a}.`,

  battle: (a) => `Bataille, ${a}`,
  versusNeutral: (a) => `Marche sur une force neutre, ${a}`,
  attacks: (h) => `${h} attaque`,
  defends: (h) => `${h} défend`,
  youAttack: 'Vous attaquez',
  youDefend: 'Vous défendez',
  from: (a) => `depuis ${a}`,
  to: 'à',
  beforeCards: 'avant les cartes',
  withCards: 'cartes comprises',
  tieGoes: (h) => `à égalité, ${h} gagne`,
  marchOrder: 'Ordre de Marche',
  defenseOrder: 'Ordre de Défense',
  supports: (h) => `${h} soutient`,
  card: 'Carte',
  cardHidden: 'a choisi une carte',
  cardOpen: 'choisit',
  bladeUsed: 'Lame d’Acier Valyrien',
  bladeYours: 'La Lame est à vous : +1, une fois par tour, après les cartes.',
  bladeTheirs: (h) => `${h} a la Lame : +1, une fois par tour, après les cartes.`,
  playCard: (c) => `Jouer ${c}`,
  pickCard: 'Jouer une carte',
  cardHint: 'Les deux cartes se révèlent ensemble.',
  whatIf: 'Et si ?',
  whatIfAbout: 'votre carte contre chacune des siennes',
  win: 'victoire',
  lose: 'défaite',
  winBlade: 'victoire si la Lame aide',
  loseBlade: 'défaite si la Lame est tirée',
  cellLegend: '✓ victoire · † la Lame décide · ✕ défaite',
  cell: (mine, theirs, x, y, word) => `${mine} contre ${theirs} : ${x} à ${y}, ${word}`,
  noEngine: 'Le moteur d’aperçu n’est pas chargé.',
  supportAttacker: (h) => `${h}, qui attaque`,
  supportDefender: (h) => `${h}, qui défend`,
  supportNeither: 'Personne',
  supportLine: (a, side) => `${a} soutient : ${side}.`,
  thenStrength: (x, y) => `On en serait à ${x} contre ${y}.`,
  bladeGo: 'Tirer la Lame',
  bladePass: 'La garder',

  removeLine: (u, a) => `${u}, ${a}`,
  removeGo: (u, a) => `Retirer ${u}, ${a}`,
  retreatGo: (a) => `Retraite : ${a}`,
  retreatHint: 'Choisissez une des zones éclairées.',
  musterHint: 'Choisissez une zone éclairée, puis quoi y recruter.',
  musterPoints: (used, of) => `${used} points sur ${of}`,
  musterUnit: (u) => `Recruter : ${u}`,
  musterShip: (a) => `Bateau : ${a}`,
  upgrade: 'Un Fantassin devient Chevalier',
  musterDone: 'Ne plus recruter',
  lossesOwed: (n) => `Encore ${n} ${n === 1 ? 'point dû' : 'points dus'}.`,
  bidGo: (n) => `Miser ${n}`,
  bidHint: (n) => `Vous avez ${n} Pouvoir. Ce qui est misé est dépensé.`,
  bidFor: (t) => `Pour : ${t}`,
  bidAgainst: (n) => `Les Sauvageons viennent avec ${n}.`,
  bidLabel: 'Votre mise',
  one: 'Un de moins',
  oneMore: 'Un de plus',
  hasBid: 'a misé',
  bidIs: (n) => `mise ${n}`,
  chooseGo: (h) => `${h}`,
  takeGo: (c) => `Reprendre ${c}`,
  discardGo: (c) => `Défausser ${c}`,
  liftGo: (o, a) => `Retirer ${o}, ${a}`,
  promoteGo: 'Un Fantassin devient Chevalier',
  promoteRouted: 'Un Fantassin en déroute devient Chevalier',
  sheet: 'Décision : plus ou moins de place',
  keys: 'Les flèches passent d’une zone à l’autre, Entrée choisit, Échap renonce, + et − règlent la vue, 0 montre toute la carte.',
};

/** French sets a narrow space that does not break before ; : ? ! */
function typeset<T>(of: T): T {
  if (typeof of === 'string') return of.replace(/[ \u00a0](?=[;:?!])/g, '\u202f') as T;
  if (typeof of === 'function') return ((...args: unknown[]) => typeset((of as (...a: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(of)) return of.map(typeset) as T;
  if (typeof of === 'object' && of !== null) return Object.fromEntries(Object.entries(of).map(([k, v]) => [k, typeset(v)])) as T;
  return of;
}

export const dictionaries: Record<Lang, Words> = { en, fr: typeset(fr) };

export function words(lang: Lang): Words {
  return dictionaries[lang];
}

export function orderName(order: string, lang: Lang): string {
  const w = words(lang);
  const t = orderTokens.find((x) => x.order === order);
  if (!t) return w.faceDown;
  const name = w.orders[t.kind] ?? t.kind;
  if (t.kind === 'march' || t.kind === 'defense' || order === 'support+1') return `${name} ${t.mark}`;
  return t.special ? `${name} ${w.special}` : name;
}

export function unitName(u: Unit, lang: Lang, n = 1): string {
  return words(lang).unit[u][n === 1 ? 0 : 1];
}

export function forceText(f: Force | undefined, lang: Lang): string {
  return unitsOf
    .map(([one, many]) => [one, f?.[many] ?? 0] as const)
    .filter(([, n]) => n > 0)
    .map(([u, n]) => `${n} ${unitName(u, lang, n)}`)
    .join(', ');
}

export function list(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

export function refusalText(r: Refusal, lang: Lang): string {
  return lang === 'fr' ? r.fr : r.en;
}

/** A legal action in words, as a choice or on a button. */
export function actionText(a: Action, lang: Lang, view?: { battle?: { attacker: House; defender?: House } }): string {
  const w = words(lang);
  const at = areaName(a.area ?? '', lang);
  switch (a.kind) {
    case 'order':
      return w.placePreview(orderName(a.order ?? '', lang), at);
    case 'withdraw':
      return `${w.withdraw}${w.colon}${at}`;
    case 'raid':
      return a.targets?.length
        ? w.raidPreview(
            at,
            list(
              a.targets.map((t) => areaName(t, lang)),
              lang,
            ),
          )
        : `${w.raidDrop} (${at})`;
    case 'march':
      return a.moves?.length
        ? `${at}${w.colon}${a.moves.map((m) => `→ ${areaName(m.to, lang)} (${forceText(m, lang)})`).join(', ')}${a.token ? ` · ${w.leaveToken}` : ''}`
        : w.marchStay(at);
    case 'support': {
      const b = view?.battle;
      const side =
        a.side === 'attacker' && b
          ? w.supportAttacker(houseName(b.attacker, lang))
          : a.side === 'defender' && b?.defender
            ? w.supportDefender(houseName(b.defender, lang))
            : w.supportNeither;
      return w.supportLine(at, side);
    }
    case 'card':
      return w.playCard(cardName(a.card ?? '', lang));
    case 'take':
      return w.takeGo(cardName(a.card ?? '', lang));
    case 'discard':
      return w.discardGo(cardName(a.card ?? '', lang));
    case 'remove': {
      const u = unitName(a.unit ?? 'footman', lang) + (a.routed ? ` (${w.routed})` : '');
      return w.removeGo(u, at);
    }
    case 'retreat':
      return w.retreatGo(areaName(a.to ?? '', lang));
    case 'muster':
      return a.unit === 'ship'
        ? `${at}${w.colon}${w.musterShip(areaName(a.to ?? '', lang))}`
        : `${at}${w.colon}${unitName(a.unit ?? 'footman', lang)}`;
    case 'upgrade':
      return `${at}${w.colon}${w.upgrade}`;
    case 'lift':
      return w.liftGo(w.order, at);
    case 'choose':
      return houseName(a.house ?? '', lang);
    case 'bid':
      return w.bidGo(a.n ?? 0);
    case 'promote':
      return a.routed ? w.promoteRouted : w.promoteGo;
    case 'blade':
      return w.bladeGo;
    case 'done':
      return w.musterDone;
    case 'pass':
      return w.pass;
    case 'ready':
      return w.done;
  }
  return a.kind;
}

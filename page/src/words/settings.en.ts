export const settings = {
  title: 'Settings',
  lead: 'Kept in this browser. Changes apply at once, on every page.',
  story: {
    title: 'The story',
    lead: 'How you are told what the others and the game did.',
    game: 'Of which game',
    tell: 'When something has happened',
    speed: 'Speed',
    hold: 'Stop at my fights and losses, and at what is turned over for all',
    holds: { table: 'As the table plays: not where a clock runs', always: 'Always', never: 'Never' },
    camera: 'The camera follows what happens',
  },
  sound: {
    title: 'Sound',
    on: 'Quiet sounds: your turn, dice, refusals, fights',
    volume: 'Volume',
  },
  board: {
    title: 'Board',
    names: 'Names wherever there is room; if off, only of what you point at or choose',
    trail: 'What the others moved last stays marked',
    left: 'Seats stay open beside the board',
    right: 'Log, letters, cards and rules stay open beside the board',
    noRoom: 'In a window of this size the seats and the log open over the board.',
  },
  look: {
    title: 'Look and language',
    lang: 'Language',
    theme: 'Theme',
    themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'Same as the system', less: 'As little as possible' },
  },
  keys: {
    title: 'Keys',
    why: 'Turn these off so that no key is pressed by accident or by voice; Enter, Esc, Space and the arrows still work.',
  },
};

export const settings = {
  title: 'Settings',
  lead: 'Kept in this browser. Every page follows at once.',
  story: {
    title: 'The story',
    lead: 'How you are told what the others and the game did.',
    game: 'Of which game',
    tell: 'When something has happened',
    speed: 'Speed',
    hold: 'Stop at my fights and losses, and at what is turned over for all',
    holds: { table: 'As the table plays: not where a clock runs', always: 'Always', never: 'Never' },
    camera: 'The camera goes where it happens',
  },
  sound: {
    title: 'Sound',
    on: 'Quiet sounds: your turn, dice, refusals, fights',
    volume: 'Volume',
  },
  board: {
    title: 'Board',
    names: 'Names wherever there is room; without it only of what you point at or choose',
    trail: 'What the others moved last stays marked',
    left: 'Seats stay open beside the board',
    right: 'Log, letters, cards and rules stay open beside the board',
    noRoom: 'In a window of this size the seats and the log open over the board.',
  },
  look: {
    title: 'Look and language',
    lang: 'Language',
    theme: 'Theme',
    themes: { system: 'As the system has it', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'As the system has it', less: 'As little as possible' },
  },
  keys: {
    title: 'Keys',
    why: 'Off, so that no key is pressed by chance or by voice; Enter, Esc, Space and the arrows stay.',
  },
};

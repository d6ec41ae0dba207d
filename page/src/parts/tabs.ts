export type Tab = 'log' | 'letters' | 'cards' | 'rules';
export type Tabs = { tab: Tab; icon: string; key: string }[];

const all: Tabs = [
  { tab: 'log', icon: 'log', key: 'L' },
  { tab: 'letters', icon: 'letter', key: 'K' },
  { tab: 'cards', icon: 'cards', key: 'C' },
  { tab: 'rules', icon: 'book', key: 'R' },
];

/** The tabs of the right rail, the same in all games but for the cards. */
export const tabsOf = (cards: boolean) => all.filter((t) => t.tab !== 'cards' || cards);

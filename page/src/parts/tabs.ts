export type Tab = 'log' | 'letters' | 'cards' | 'rules';

const all: { tab: Tab; icon: string }[] = [
  { tab: 'log', icon: 'log' }, { tab: 'letters', icon: 'letter' }, { tab: 'cards', icon: 'cards' }, { tab: 'rules', icon: 'book' },
];

/** The tabs of the right rail, the same in all games but for the cards. */
export const tabsOf = (cards: boolean) => all.filter((t) => t.tab !== 'cards' || cards);

/** The tabs of the right rail, the same in all games. */
export type Tab = 'log' | 'letters' | 'cards' | 'rules';

export const tabs: { tab: Tab; icon: string }[] = [
  { tab: 'log', icon: 'log' }, { tab: 'letters', icon: 'letter' }, { tab: 'cards', icon: 'cards' }, { tab: 'rules', icon: 'book' },
];

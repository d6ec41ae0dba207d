// What is said of keeping a player off and of reporting him, and of what administrators do at a table, in English.

export const apart = {
  player: (who: string) => `Player: ${who}`,
  open: (who: string) => `What to do about ${who}`,
  openWords: (who: string) => `What to do about these words of ${who}`,
  mute: 'Mute',
  muteWhat: 'Nothing of what this player says or writes comes to you any more.',
  muted: (who: string) => `${who} is muted. You can change that in your account.`,
  block: 'Block',
  blockWhat: 'Muted, and besides: you see no open tables of this player, who cannot join yours.',
  blocked: (who: string) => `${who} is blocked. You can change that in your account.`,
  report: 'Report',
  reportWhat: 'Those who run this server are told, with the last words of this player that you could read here.',
  reportWords: 'Those who run this server are told, with these words:',
  why: 'What is wrong?',
  send: 'Send the report',
  sent: 'Reported. Thank you.',
  nobodyIsTold: 'The player is not told of any of this.',

  list: 'Players you keep off',
  none: 'Nobody.',
  how: { mute: 'muted', block: 'blocked' },
  since: (when: string) => `since ${when}`,
  again: 'Hear again',
  againOf: (who: string) => `Hear again: ${who}`,

  readOnly: (why: string) => `This server is read-only for a while. You can look at everything; nothing can be changed. ${why}`,
  closed: 'This table was closed by an administrator',
  closedWhy: (why: string) => `The reason: ${why}`,
  log: {
    closed: (why: string) => `An administrator has closed the table: ${why}`,
    bot: (seat: string, why: string) => `An administrator has a bot play ${seat} until its player is back: ${why}`,
    person: (seat: string, why: string) => `An administrator offers ${seat} to another person: ${why}`,
    handedOver: (who: string, seat: string, why: string) => `An administrator gives ${seat} to ${who}: ${why}`,
  },
};

// What is said of playing together, in English: who is there, whose seat another plays, lobbies and invitations.

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const together = {
  here: 'Here',
  away: (time: string) => (time ? `Away for ${time}` : 'Away'),
  gone: (time: string) => (time ? `Gone for ${time}` : 'Gone'),
  watching: (n: number) => `${s(n, 'spectator', 'spectators')}`,
  moment: 'a moment',

  toBot: 'Let a bot play',
  toPerson: 'Give the seat to somebody',
  how: 'More than half of the players who are here must agree.',
  proposes: {
    bot: (who: string, seat: string) => `${who} proposes that a bot plays ${seat} until its player is back.`,
    person: (who: string, seat: string) => `${who} proposes that another person takes ${seat}.`,
  },
  youPropose: {
    bot: (seat: string) => `You propose that a bot plays ${seat} until its player is back.`,
    person: (seat: string) => `You propose that another person takes ${seat}.`,
  },
  agreed: (n: number) => `${s(n, 'agrees', 'agree')} so far.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Take the proposal back',
  offered: (seat: string) => `${seat} waits for another player. Send somebody this link; a bot plays until then.`,
  offeredToYou: 'The table has agreed that somebody else may take your seat. It is still yours.',
  seatLost: (who: string) => `${who} has taken over your seat. You are watching now.`,

  undoCosts: (who: string, n: number) => `${who} would lose ${n === 1 ? 'a decision' : 'their decisions'} and choose again.`,
  undoCostsYou: 'You would lose your own decision and choose again.',
  undoTook: (who: string) => `${who} has taken an action back. Your decision went with it.`,
  undoSure: 'Take it back?',
  undoAskSure: 'Ask whether you may take it back?',
  undoGo: 'Take it back',
  undoAskGo: 'Ask',
  undoKeep: 'Leave it',

  unread: 'New',
  side: (n: number) => `Side ${n}`,
  ownSide: 'Your side',
  sideHint: (who: string) => `You and all players of ${who} read these. Promises bind nobody.`,

  title: 'Name of the table',
  titleHint: 'Optional',
  named: 'Save the name',
  fill: (n: number) => `Begin now: bots take ${s(n, 'empty seat', 'empty seats')}`,
  leave: 'Leave the table',
  left: 'You have left the table.',
  cancel: 'Cancel the table',
  cancelSure: 'Cancel the table? Those who sit here are told; nobody can sit down any more.',
  cancelKeep: 'Keep it',
  cancelled: 'The table was cancelled',
  cancelledBy: (who: string) => `${who} has cancelled this table. The match will not be played.`,
  expired: 'It has waited for players for too long. The match will not be played.',
  dismiss: 'Remove from my list',
  rename: 'Rename',

  invites: (who: string, game: string) => `${who} invites you to ${game}`,
  hosts: (who: string) => `Set up by ${who}`,
  takesOver: (who: string) => `You take the seat over from ${who}, in the middle of the match.`,
  seatsHead: 'Who is seated',
  kept: 'kept for you',
  choosing: (who: string) => `${who} is choosing`,
  choosingYou: 'you are choosing',
  choosingMany: (n: number) => `${n} are choosing`,

  log: {
    titled: (title: string) => `The table is called “${title}”`,
    untitled: 'The table has no name any more',
    filled: 'Bots take the empty seats',
    vacated: (seat: string) => `${seat} is free again`,
    cancelled: 'The table is cancelled',
    proposed: {
      bot: (who: string, seat: string) => `${who} proposes that a bot plays ${seat}`,
      person: (who: string, seat: string) => `${who} proposes that another person takes ${seat}`,
    },
    voted: (who: string) => `${who} votes on it`,
    rejected: 'The proposal has failed',
    replaced: {
      bot: (seat: string) => `The table has agreed: a bot plays ${seat} until its player is back`,
      person: (seat: string) => `The table has agreed: another person may take ${seat}`,
    },
    loses: (who: string) => `${who} will choose again`,
  },
};

export const en = {
  corridor: 'A corridor of four! The player who completes it takes all its cards.',
  pile: 'Four cards on one pile are a corridor, too.',
  gaps: 'Gaps close by the shortest way, and piles move together.',
  chain: 'A chain reaction! What lines up when gaps close is taken, too.',
};

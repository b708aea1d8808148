export const en = {
  corridor: 'A corridor of four! Whoever completes it takes all its cards.',
  pile: 'Four cards on one pile are a corridor, too.',
  gaps: 'Gaps close by the shortest way, and piles move together.',
  chain: 'A chain reaction! What closing lines up is taken, too.',
};

export const en = {
  cover: 'A higher card may cover any lower one, no matter whose.',
  row: 'A row wins the round. Its highest card leaves the match for good.',
  count: 'A player can’t go on, so rows one card short decide.',
  even: 'Equal counts cancel out: nobody wins this round.',
};

export const en = {
  cover: 'A card with more points may cover any other, whoever laid it.',
  row: 'A row wins the round. Its highest card leaves the match for good.',
  count: 'Nobody can go on here, so rows one card short are counted.',
  even: 'Equal counts cancel each other out: nobody wins this round.',
};

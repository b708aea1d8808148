export const en = {
  scoring: 'A scoring card! The longest wall of each colour now takes its supply cards.',
  shared: 'Equally long walls share. Cards that can’t be shared stay in the supply.',
  joins: 'A trumpet joins its player’s wall, if one still stands, and counts 2.',
  alone: 'A wall can’t be only trumpets: they leave the game.',
  ones: 'At the very end, you win each 1 in your walls.',
};

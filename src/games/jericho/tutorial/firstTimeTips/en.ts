export const en = {
  scoring: 'A scoring card! The longest wall of each colour now takes its supply cards.',
  shared: 'Equally long walls share. What cannot be shared stays in the supply.',
  joins: 'A trumpet joins its player’s wall, if one still stands, and counts 2.',
  alone: 'A wall may not be trumpets alone: those leave the game.',
  ones: 'At the very end each 1 in a wall is a card won.',
};

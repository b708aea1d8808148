export const en = {
  card: 'A card scores one point for each field of its third colour’s largest area.',
  turn: 'Construction is over! From now on you remove pieces, from the outside.',
  cards: 'New cards! You also keep the ones you had.',
};

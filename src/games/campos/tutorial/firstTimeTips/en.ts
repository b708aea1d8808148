export const en = {
  card: 'A card brings one point for each field of its third colour’s largest area.',
  turn: 'Building is over! From now on pieces are taken away, from the outside.',
  cards: 'New cards! Those you kept are still yours as well.',
};

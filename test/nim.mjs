/** A game of one's own, for tests of the programs that accept one: the player who takes the last of ten matches wins. */
const deal = (seats) => ({
  shared: { seats, turn: 0, left: 10 },
  own: Array.from({ length: seats }, () => null),
  hidden: null,
});
const last = ({ seats, turn }) => (turn + seats - 1) % seats;
export default {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  setup: ({ seats }) => deal(seats),
  clone: (state) => structuredClone(state),
  toAct: ({ shared }) => (shared.left === 0 ? 0 : 1 << shared.turn),
  winners: ({ shared }) => (shared.left === 0 ? 1 << last(shared) : 0),
  standing: ({ seats }) => Array.from({ length: seats }, () => 0),
  things: () => [],
  legal: ({ seat, shared }) =>
    seat === shared.turn ? [0, 1, 2].filter((action) => action < shared.left) : [],
  refusal: ({ seat, shared }, { count }) =>
    seat !== shared.turn
      ? { clause: 'N1', reason: 'turn' }
      : count > shared.left
        ? { clause: 'N2', reason: 'few' }
        : undefined,
  apply({ shared }, seat, action, tell) {
    shared.left -= action + 1;
    shared.turn = (seat + 1) % shared.seats;
    tell?.({ type: 'took', seat, count: action + 1 });
  },
  determinize: ({ shared }) => ({ ...deal(shared.seats), shared: { ...shared } }),
  moves: {
    count: 3,
    parse: (json) =>
      json?.type === 'take' && [1, 2, 3].includes(json.count) && Object.keys(json).length === 2
        ? json
        : undefined,
    encode: (_view, { count }) => count - 1,
    decode: (action) => ({ type: 'take', count: action + 1 }),
  },
  show: (view) => view,
  transcript: {
    deals: () => 1,
    deal: () => ({}),
    start: ({ seats }) => deal(seats),
    result: ({ shared }) => ({ winners: [last(shared)], scores: [] }),
  },
};

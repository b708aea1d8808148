/** `tavola/game-kit`: more parts for rules than `tavola` has: moves with several fields, sets of seats, keys for seeds. */
export {
  allSeats,
  deriveKey,
  type FieldCodec,
  leftNeighbour,
  type MoveTable,
  nonDefaultOptions,
  pairFields,
  randomKey,
  seedFromBytes,
  type SeedKey,
  toSeatSet,
} from '../core/index.ts';

/** `tavola/env`: environments for programs that learn. */
export {
  Env,
  type EnvMode,
  type EnvSettings,
  loadEnv,
  loadObservation,
  type LoadSettings,
} from '../env/index.ts';
export { checkObservation } from '../laws/index.ts';
export { type Observation, type ObservationField, observationSize, observe } from '../core/index.ts';

export { createManualClock, type ManualClock, type SimulatedClock, systemClock } from './SimulatedClock.ts';
export { seededChoice, seededRandom } from './seededRandom.ts';

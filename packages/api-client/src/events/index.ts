export { eventEndpoints } from './eventEndpoints.ts';
export { readChanges } from './readChanges.ts';

export { eventEndpoints } from './eventEndpoints.ts';
export { wireChangedEvent } from './wireChangedEvent.ts';
export { readChanges } from './readChanges.ts';

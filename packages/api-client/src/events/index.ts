export { type EventEndpointName, eventEndpoints } from './eventEndpoints.ts';
export { type WireChangedEvent, wireChangedEvent } from './wireChangedEvent.ts';
export { type ChangesListener, readChanges, type ReadChangesOptions } from './readChanges.ts';

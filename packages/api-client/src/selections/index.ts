export { createSelectionsClient, type FrozenSelection, type SelectionPreflight } from './createSelectionsClient.ts';
export { type SelectionEndpointName, selectionEndpoints } from './selectionEndpoints.ts';

export {
  createSelectionsClient,
  type FrozenSelection,
  type SelectionPreflight,
  type SelectionsClient,
} from './createSelectionsClient.ts';
export { type SelectionEndpointName, selectionEndpoints } from './selectionEndpoints.ts';

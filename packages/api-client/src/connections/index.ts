export { connectionEndpoints, type ConnectionEndpointName } from './connectionEndpoints.ts';
export { type ConnectionsClient, createConnectionsClient } from './createConnectionsClient.ts';

export { createRoutingClient, type RoutingClient } from './createRoutingClient.ts';
export { routingEndpoints, type RoutingEndpointName } from './routingEndpoints.ts';

export { createRoutingClient, type RoutingClient, type RoutingComparison } from './createRoutingClient.ts';
export { routingEndpoints, type RoutingEndpointName } from './routingEndpoints.ts';

export { createShippingClient, type ShippingClient } from './createShippingClient.ts';
export { shippingEndpoints, type ShippingEndpointName } from './shippingEndpoints.ts';

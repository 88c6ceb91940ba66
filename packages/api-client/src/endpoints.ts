import { integrationEndpoints } from './integrations/integrationEndpoints.ts';
import { orderEndpoints } from './orders/orderEndpoints.ts';
import { planEndpoints } from './plans/planEndpoints.ts';
import { shopEndpoints } from './shop/shopEndpoints.ts';

/** Every endpoint by name, for the client, the mocks, the server's allow-list and the OpenAPI document. */
export const endpoints = { ...shopEndpoints, ...orderEndpoints, ...integrationEndpoints, ...planEndpoints } as const;

export type EndpointName = keyof typeof endpoints;

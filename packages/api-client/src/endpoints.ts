import { attentionEndpoints } from './attention/attentionEndpoints.ts';
import { batchEndpoints } from './batching/batchEndpoints.ts';
import { connectionEndpoints } from './connections/connectionEndpoints.ts';
import type { CallKind, Endpoint } from './http/Endpoint.ts';
import { eventEndpoints } from './events/eventEndpoints.ts';
import { importEndpoints } from './imports/importEndpoints.ts';
import { insightEndpoints } from './insights/insightEndpoints.ts';
import { integrationEndpoints } from './integrations/integrationEndpoints.ts';
import { orderEndpoints } from './orders/orderEndpoints.ts';
import { planEndpoints } from './plans/planEndpoints.ts';
import { planStateEndpoints } from './plans/planStateEndpoints.ts';
import { productEndpoints } from './products/productEndpoints.ts';
import { routingEndpoints } from './routing/routingEndpoints.ts';
import { searchEndpoints } from './search/searchEndpoints.ts';
import { selectionEndpoints } from './selections/selectionEndpoints.ts';
import { shippingEndpoints } from './shipping/shippingEndpoints.ts';
import { shopSettingsEndpoints } from './shopSettings/shopSettingsEndpoints.ts';
import { stockEndpoints } from './stock/stockEndpoints.ts';
import { notificationEndpoints } from './notifications/notificationEndpoints.ts';
import { staffEndpoints } from './staff/staffEndpoints.ts';
import { privacyEndpoints } from './store/privacyEndpoints.ts';
import { storeEndpoints } from './store/storeEndpoints.ts';
import { tagEndpoints } from './tags/tagEndpoints.ts';
import { trackingEndpoints } from './tracking/trackingEndpoints.ts';
import { workflowEndpoints } from './workflows/workflowEndpoints.ts';
import { shopEndpoints } from './shop/shopEndpoints.ts';

/** Every endpoint by name, for the client, the mocks, the server's allow-list and the OpenAPI document. */
export const endpoints = {
  ...shopEndpoints,
  ...orderEndpoints,
  ...integrationEndpoints,
  ...planEndpoints,
  ...planStateEndpoints,
  ...importEndpoints,
  ...eventEndpoints,
  ...workflowEndpoints,
  ...routingEndpoints,
  ...shippingEndpoints,
  ...shopSettingsEndpoints,
  ...tagEndpoints,
  ...staffEndpoints,
  ...notificationEndpoints,
  ...productEndpoints,
  ...batchEndpoints,
  ...stockEndpoints,
  ...insightEndpoints,
  ...attentionEndpoints,
  ...searchEndpoints,
  ...selectionEndpoints,
  ...connectionEndpoints,
  ...trackingEndpoints,
  ...storeEndpoints,
  ...privacyEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;

/** The calls that a server answers in one of these ways. */
export type CallOf<Kind extends CallKind> = {
  [Name in EndpointName]: (typeof endpoints)[Name]['kind'] extends Kind ? Name : never;
}[EndpointName];

export function isCallOf<Kind extends CallKind>(name: EndpointName, kind: Kind): name is CallOf<Kind> {
  return endpoints[name].kind === kind;
}

/** Calls without a token; the path has the shop. */
export function isPublicCall(name: EndpointName): name is 'openTrackingPage' | 'trackOrder' {
  return (endpoints[name] as Endpoint).isPublic === true;
}

/** Our own calls, below `/hub/`. */
export type OwnEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['path'] extends `/hub/${string}` ? Name : never;
}[EndpointName];

import { endpoints, type EndpointName } from '@hub/api-client/endpoints';
import { orderEndpoints } from '@hub/api-client/orders';

const names = Object.keys(endpoints) as readonly EndpointName[];
const reads = (name: EndpointName) => endpoints[name].method === 'GET';
const isOfOrders = (name: EndpointName) => Object.hasOwn(orderEndpoints, name);

/** The endpoints in three groups with a test file each, so that two cores share the matrix. */
export const endpointGroups = {
  reading: names.filter(reads),
  orderWork: names.filter((name) => !reads(name) && isOfOrders(name)),
  otherWork: names.filter((name) => !reads(name) && !isOfOrders(name)),
} as const;

import { endpoints, type EndpointName, type OwnEndpointName } from '@hub/api-client/endpoints';
import { orderEndpoints } from '@hub/api-client/orders';

/** The calls of §7, which the matrix covers. */
export type ContractEndpointName = Exclude<EndpointName, OwnEndpointName>;

const isOwn = (name: EndpointName) => endpoints[name].path.startsWith('/hub/');
const allNames = Object.keys(endpoints) as readonly EndpointName[];
const names = allNames.filter((name): name is ContractEndpointName => !isOwn(name));
const reads = (name: ContractEndpointName) => endpoints[name].method === 'GET';
const isOfOrders = (name: ContractEndpointName) => Object.hasOwn(orderEndpoints, name);

/** The endpoints in three groups with a nightly test file each, so that two cores share the work. */
export const endpointGroups = {
  reading: names.filter(reads),
  orderWork: names.filter((name) => !reads(name) && isOfOrders(name)),
  otherWork: names.filter((name) => !reads(name) && !isOfOrders(name)),
} as const;

/** Our own calls have tests next to their screens, because polling and streams fail in other ways. */
export const ownEndpoints: readonly EndpointName[] = allNames.filter(isOwn);

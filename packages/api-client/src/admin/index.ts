export { type AdminEndpointName, adminEndpoints, type DiscountRequest } from './adminEndpoints.ts';
export { type AdminClient, adminRowsPerPage, createAdminClient, type DiscountOutcome } from './createAdminClient.ts';

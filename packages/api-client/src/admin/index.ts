export { type AdminEndpointName, adminEndpoints, type DiscountRequest } from './adminEndpoints.ts';
export {
  type AdminClient,
  type AdminPage,
  adminRowsPerPage,
  createAdminClient,
  type DiscountOutcome,
} from './createAdminClient.ts';

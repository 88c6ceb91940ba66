export { type AdminEndpointName, adminEndpoints, type DiscountRequest } from './adminEndpoints.ts';
export {
  type AdminClient,
  type AdminClientOptions,
  type AdminPage,
  type AdminQueues,
  adminRowsPerPage,
  createAdminClient,
  type DeadLetterPage,
  type DiscountOutcome,
  type DiscountSave,
} from './createAdminClient.ts';

export {
  type BundleList,
  createProductsClient,
  type DeleteOutcome,
  type ItemDeletion,
  type ListedBundle,
  type ProductListRequest,
  type ProductsClient,
} from './createProductsClient.ts';
export { productEndpoints, type ProductEndpointName } from './productEndpoints.ts';

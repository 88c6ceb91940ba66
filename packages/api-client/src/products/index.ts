export {
  type BundleList,
  createProductsClient,
  type DeleteOutcome,
  type ItemDeletion,
  type ProductsClient,
} from './createProductsClient.ts';
export { productEndpoints, type ProductEndpointName } from './productEndpoints.ts';

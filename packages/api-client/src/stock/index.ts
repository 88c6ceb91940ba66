export {
  createStockClient,
  type StockClient,
  type StockFileOutcome,
  type StockSaveOutcome,
} from './createStockClient.ts';
export { stockEndpoints, type StockEndpointName } from './stockEndpoints.ts';

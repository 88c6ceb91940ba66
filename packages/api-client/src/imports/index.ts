export { importEndpoints } from './importEndpoints.ts';
export { createImportsClient, type ImportsClient } from './createImportsClient.ts';
export type { OrdersFile } from './OrdersFile.ts';

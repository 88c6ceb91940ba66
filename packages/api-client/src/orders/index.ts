export * from './orderEndpoints.ts';
export * from './wireOrder.ts';
export * from './wireOrderDetail.ts';
export * from './wireStats.ts';
export * from './wireLocation.ts';
export * from './wireBulkResult.ts';

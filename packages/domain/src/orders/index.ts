export type * from './Order.ts';
export type * from './OrderDetail.ts';
export type * from './WorkflowError.ts';

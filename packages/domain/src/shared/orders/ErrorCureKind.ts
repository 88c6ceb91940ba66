/** What must be fixed before an order in error can continue. */
export type ErrorCureKind =
  | 'address'
  | 'unknownSku'
  | 'stock'
  | 'orderAmount'
  | 'customs'
  | 'packageSize'
  | 'rate'
  | 'busy';

/** Customer name of an order with removed details; it has no recipient either. */
export const removedCustomerName = 'Removed customer';

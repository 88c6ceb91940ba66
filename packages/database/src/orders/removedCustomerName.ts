/** The customer of an order whose details were removed; it has no recipient either. */
export const removedCustomerName = 'Removed customer';

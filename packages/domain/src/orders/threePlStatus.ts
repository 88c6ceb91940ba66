/** Wire `3pl_status` of a line item (§4): decides its group and whether it can be removed. */
export const lineItemThreePlStatus = { sentToWarehouse: 2, backOrder: 3, notShippable: 4 } as const;

/** Wire `3pl_status` of an order, the values of §4 and §9. */
export const orderThreePlStatus = { errors: [3, 5, 6], partialShipmentFailed: 6, partlyReleased: 7 } as const;

/** Wire `is_back_order` of an order (§4): no, may be released partially, partly released. */
export const backOrderStates = { none: 0, releasablePartially: 1, partlyReleased: 2 } as const;

/** Wire `error_type` of an order: a call to the 3PL failed (§4). */
export const errorTypes = { threePlApi: 1 } as const;

/** Wire `virtual_item` of a line item that is never shipped (§4). */
export const virtualItems = { service: 2, giftVoucher: 3 } as const;

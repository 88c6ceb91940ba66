/** Name on the public site and in the title bar (contract, "Names and texts"). */
export const brandName = 'Fulfillment Hub';

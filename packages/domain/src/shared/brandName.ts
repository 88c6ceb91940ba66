/** The name that the public site and the title bar carry (contract, "Names and texts"). */
export const brandName = 'Fulfillment Hub';

/**
 * The product token that the specification writes as `{product}`; paths, wire fields and labels are built from it and
 * from nothing else (contract, "Names and texts").
 */
export const product = 'fulfill';

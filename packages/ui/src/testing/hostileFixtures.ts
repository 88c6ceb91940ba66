export { hostileNames, hostileTexts, rightToLeftTexts } from '@hub/domain/testing';

/** A phone, on which there is room for the least. */
export const on320px = { globals: { viewport: { value: 'w320' } } };

/** The breakpoint of the kit below which a page is laid out for a phone. */
export const on490px = { globals: { viewport: { value: 'w490' } } };

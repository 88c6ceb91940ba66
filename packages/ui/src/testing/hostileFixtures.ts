export { hostileNames, hostileTexts, rightToLeftTexts } from '@hub/domain/testing';

/** The narrowest phone. */
export const on320px = { globals: { viewport: { value: 'w320' } } };

/** Polaris' breakpoint for phone layouts. */
export const on490px = { globals: { viewport: { value: 'w490' } } };

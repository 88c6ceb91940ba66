export { hostileNames, hostileTexts, rightToLeftTexts } from '@hub/domain/testing';

/** Width of the narrowest supported phone. */
export const on320px = { globals: { viewport: { value: 'w320' } } };

/** Polaris' breakpoint for phone layouts. */
export const on490px = { globals: { viewport: { value: 'w490' } } };

/** Right to left, with double text size. The docs page renders it in a frame, to keep its own direction. */
export const rightToLeftLargeText = {
  globals: { direction: 'rtl', text: 'x2', viewport: { value: 'w490' } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
};

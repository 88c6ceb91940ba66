import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/shippingInstructions.ts';

export const texts = {
  instructionTexts: {
    supported: (instructions) => `Aus Workflows wird übermittelt: ${instructions}.`,
    unsupported: (instructions) => `Nicht übermittelt werden kann: ${instructions}. Vereinbare das mit dem Lager.`,
    unsupportedBy: (providers) => `${providers}: nicht übermittelbar. Vereinbare es mit dem Lager.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/shippingInstructions.ts';

export const texts = {
  instructionTexts: {
    supported: (instructions) => `De los flujos se le comunica: ${instructions}.`,
    unsupported: (instructions) => `No se le puede comunicar: ${instructions}. Acuérdalo con el almacén.`,
    unsupportedBy: (providers) => `${providers}: no se puede comunicar. Acuérdalo con el almacén.`,
  },
} satisfies CatalogueOf<typeof english>;

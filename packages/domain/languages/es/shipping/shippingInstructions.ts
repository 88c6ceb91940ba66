import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/shippingInstructions.ts';

export const texts = {
  instructionTexts: {
    words: {
      signature: 'una firma en la entrega',
      insurance: 'un seguro',
      note: 'notas para el almacén',
      giftMessage: 'un mensaje de regalo',
    },
    told: (instructions) => `De los flujos se le comunica: ${instructions}.`,
    untold: (instructions) => `No se le puede comunicar: ${instructions}. Acuérdalo con el almacén.`,
    untoldBy: (providers) => `${providers}: no se puede comunicar. Acuérdalo con el almacén.`,
  },
} satisfies CatalogueOf<typeof english>;

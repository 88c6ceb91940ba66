import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/decideStockSave.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockSaveTexts: {
    tooMany: (most) => `Guarda ${formatCount(most)} registros como máximo de una vez.`,
    twice: 'Aparece dos veces para una ubicación.',
    outdated: (count) =>
      `${formatCount(count)} de estos registros ${plural(count, { one: 'cambió', other: 'cambiaron' })} mientras tanto, ` +
      'por una persona o un envío. Revísalo y guarda de nuevo.',
  },
} satisfies CatalogueOf<typeof english>;

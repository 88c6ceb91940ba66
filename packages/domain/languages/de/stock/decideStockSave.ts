import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/decideStockSave.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockSaveTexts: {
    tooMany: (most) => `Speichere höchstens ${formatCount(most)} Bestände auf einmal.`,
    twice: 'Sie kommt für einen Standort zweimal vor.',
    outdated: (count) =>
      `${formatCount(count)} dieser Bestände ${plural(count, { one: 'wurde', other: 'wurden' })} inzwischen geändert, ` +
      'von einer Person oder einer Sendung. Prüfe das und speichere erneut.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/ReadGap.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { orders } from '../../words.ts';

export const texts = {
  readAgainLabel: 'Neu laden',
  gapWords: {
    some: (read) => `Beim Laden dieser ${formatCount(read)} wurden Bestellungen verschoben. Einige fehlen vielleicht.`,
    of: (read, expected) =>
      `${formatCount(read)} von etwa ${orders(expected)}; ${formatCount(expected - read)} wurden beim Laden verschoben.`,
  },
} satisfies CatalogueOf<typeof english>;

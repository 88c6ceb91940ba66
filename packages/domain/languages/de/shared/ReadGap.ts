import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/ReadGap.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  readAgainLabel: 'Erneut lesen',
  gapWords: {
    some: (read) => `Beim Lesen dieser ${formatCount(read)} haben sich Bestellungen bewegt. Einige fehlen vielleicht.`,
    of: (read, expected) =>
      `${formatCount(read)} von etwa ${orders(expected)}; ${formatCount(expected - read)} haben sich beim Lesen bewegt.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/ReadGap.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { orders } from '../../words.ts';

export const texts = {
  readAgainLabel: 'Recargar',
  gapWords: {
    some: (read) => `Se movieron pedidos mientras se cargaban estos ${formatCount(read)}; puede que falten algunos.`,
    of: (read, expected) =>
      `${formatCount(read)} de unos ${orders(expected)}; ${formatCount(expected - read)} se movieron durante la carga.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderWindow.ts';

export const texts = {
  rowGapTexts: {
    loading: 'Bestellung wird geladen',
    failed: 'Diese Bestellung konnte nicht geladen werden.',
    unreadable: 'Diese Bestellung konnte nicht gelesen werden.',
  },
} satisfies CatalogueOf<typeof english>;

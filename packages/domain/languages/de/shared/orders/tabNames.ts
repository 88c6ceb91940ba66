import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/orders/tabNames.ts';

export const texts = {
  tabTitles: {
    all: 'Alle Bestellungen',
    open: 'Offene Bestellungen',
    inFulfillment: 'Im Fulfillment',
    shipped: 'Versendet',
    errors: 'Fehler',
    hold: 'Zurückgehalten',
    backOrders: 'Rückstände',
    needsReview: 'Prüfung nötig',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/timeline/stageReason.ts';

export const texts = {
  stageWords: {
    open: 'Offen',
    inFulfillment: 'Im Fulfillment',
    shipped: 'Versendet',
    error: 'Fehler',
    hold: 'Zurückgehalten',
    backOrder: 'Im Rückstand',
    needsReview: 'Prüfung nötig',
    closed: 'Geschlossen',
    cancelled: 'Storniert',
    heldByHand: 'Von Hand zurückgehalten',
    heldBy: (person) => `Zurückgehalten von ${person}`,
    noLocation: (reasons) => `Kein Standort kann sie versenden. ${reasons}`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/timeline/stageReason.ts';

export const texts = {
  stageWords: {
    open: 'Abierto',
    inFulfillment: 'En preparación',
    shipped: 'Enviado',
    error: 'Con error',
    hold: 'Retenido',
    backOrder: 'Sin existencias',
    needsReview: 'Requiere revisión',
    closed: 'Cerrado',
    cancelled: 'Cancelado',
    heldByHand: 'Retenido a mano',
    heldBy: (person) => `Retenido por ${person}`,
    noLocation: (reasons) => `Ninguna ubicación puede enviarlo. ${reasons}`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/shopFreeze.ts';

export const texts = {
  freezeTexts: {
    title: 'Tu tienda está congelada',
    stopped:
      'Los flujos de trabajo, los lotes y las llamadas a los 3PL se han detenido hasta que se pague su factura. Después ' +
      'continúan solos.',
    nothingWaits: 'Aún no hay nada en espera y nada se perderá.',
    overTitle: 'Tu tienda vuelve a estar activa',
    nothingWaited: 'No había nada en espera.',
  },
} satisfies CatalogueOf<typeof english>;

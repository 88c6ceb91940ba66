import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/errorCures.ts';

export const texts = {
  errorCureTexts: {
    required: 'Benötigt',
    openInStore: 'Im Shop öffnen',
    unknown: 'Lies die Meldung, behebe, was sie nennt, und führe die Bestellung dann erneut aus.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Bundle.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  bundleProblems: {
    noItem: 'Füge mindestens einen Artikel hinzu.',
    tooMany: (most) => `Höchstens ${most} Artikel.`,
    noSku: 'Wähle eine SKU.',
    itself: 'Ein Bundle kann sich nicht selbst enthalten.',
    twice: (sku) => `${bidiIsolate(sku)} ist schon im Bundle. Ändere stattdessen die Menge.`,
    loop: (sku, bundle, path) => `${bidiIsolate(sku)} enthält selbst ${bidiIsolate(bundle)}: ${path}.`,
    wholeNumber: 'Gib eine ganze Stückzahl ein.',
  },
} satisfies CatalogueOf<typeof english>;

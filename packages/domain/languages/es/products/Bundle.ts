import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Bundle.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  bundleProblems: {
    noItem: 'Añade al menos un artículo.',
    tooMany: (most) => `Usa ${most} artículos como máximo.`,
    noSku: 'Elige un SKU.',
    itself: 'Un pack no puede contenerse a sí mismo.',
    twice: (sku) => `${bidiIsolate(sku)} ya está en el pack. Cambia su cantidad.`,
    loop: (sku, bundle, path) => `${bidiIsolate(sku)} contiene a su vez ${bidiIsolate(bundle)}: ${path}.`,
    wholeNumber: 'Introduce un número entero de unidades.',
  },
} satisfies CatalogueOf<typeof english>;

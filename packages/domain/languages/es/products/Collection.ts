import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Collection.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  handlingPhrases: {
    shipsAlone: 'se envían solos',
    isFragile: 'son frágiles',
    isDangerous: 'son mercancías peligrosas',
  },
  collectionProblems: {
    noSku: 'Añade al menos un SKU.',
    emptySku: 'Quita el SKU vacío.',
    skus: (most) => `Usa ${formatCount(most)} SKU como máximo.`,
    noCondition: 'Pon al menos una condición; si no, la colección tendría todos los productos.',
    emptyText: 'Quita el texto vacío.',
    texts: (most) => `Usa ${most} textos como máximo.`,
    weights: 'El peso mínimo supera al máximo.',
  },
  collectionWords: {
    list: (skus) => `Una lista de ${formatCount(skus)} SKU.`,
    quoted: (word) => `«${word}»`,
    sku: (prefixes) => `cuyo SKU empieza por ${prefixes}`,
    name: (words) => `cuyo nombre contiene ${words}`,
    atLeast: (weight) => `que pesan ${weight} o más`,
    atMost: (weight) => `que pesan ${weight} o menos`,
    handling: (phrases) => `que ${phrases}`,
    products: (conditions) => `Productos ${conditions}.`,
  },
} satisfies CatalogueOf<typeof english>;

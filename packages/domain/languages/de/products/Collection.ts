import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Collection.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  handlingPhrases: {
    shipsAlone: 'einzeln verpackt sind',
    isFragile: 'zerbrechlich sind',
    isDangerous: 'Gefahrgut sind',
  },
  collectionProblems: {
    noSku: 'Füge mindestens eine SKU hinzu.',
    emptySku: 'Entferne die leere SKU.',
    skus: (most) => `Höchstens ${formatCount(most)} SKUs.`,
    noCondition: 'Lege mindestens eine Bedingung fest, sonst enthielte die Kollektion jedes Produkt.',
    emptyText: 'Entferne den leeren Text.',
    texts: (most) => `Höchstens ${most} Texte.`,
    weights: 'Das kleinste Gewicht liegt über dem größten.',
  },
  collectionWords: {
    list: (skus) => `Eine Liste mit ${counted(skus, { one: 'SKU', other: 'SKUs' })}.`,
    quoted: (word) => `„${word}“`,
    sku: (prefixes) => `deren SKU mit ${prefixes} beginnt`,
    name: (words) => `deren Name ${words} enthält`,
    atLeast: (weight) => `die mindestens ${weight} wiegen`,
    atMost: (weight) => `die höchstens ${weight} wiegen`,
    handling: (phrases) => `die ${phrases}`,
    products: (conditions) => `Produkte, ${conditions}.`,
  },
} satisfies CatalogueOf<typeof english>;

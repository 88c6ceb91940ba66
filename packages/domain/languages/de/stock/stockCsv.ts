import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/stockCsv.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  stockFileProblems: {
    sameRow: (line) => `Zeile ${formatCount(line)} hat diese SKU und diesen Standort schon.`,
    empty: 'Die Datei ist leer.',
    noColumn: (names) => `Die erste Zeile hat keine Spalte ${names.map((name) => `„${name}“`).join(' oder ')}.`,
    rows: (most) => `Die Datei hat mehr als ${formatCount(most)} Zeilen. Teile sie in kleinere auf.`,
    noSku: 'Es fehlt die SKU.',
    noLocation: 'Es fehlt der Standort.',
    noNumber: 'Es fehlt der Lagerbestand.',
  },
} satisfies CatalogueOf<typeof english>;

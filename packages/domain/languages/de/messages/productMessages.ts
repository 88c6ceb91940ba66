import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/productMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  productMessages: {
    deleted: 'Jemand anderes hat es gelöscht. Verwirf die Änderungen oder lege es unter neuem Namen an.',
    packages: ({ most }) => `Höchstens ${formatCount(most)} Verpackungen.`,
    bundles: ({ most }) => `Höchstens ${formatCount(most)} Bundles.`,
    collections: ({ most }) => `Höchstens ${formatCount(most)} Kollektionen.`,
    someone: 'Jemand anderes',
    meanwhile: ({ person }) => `${person} hat es inzwischen gespeichert.`,
    noSkuColumn: 'Die Datei hat keine Spalte SKU. Exportiere die Produkte, um zu sehen, wie sie aussehen soll.',
    noColumns: ({ names }) => `Die Datei hat keine der Spalten ${names}.`,
    rows: ({ most, found }) => `Höchstens ${formatCount(most)} Zeilen; es sind ${formatCount(found)}.`,
    noSku: 'Es fehlt die SKU.',
    sameSku: ({ line }) => `Zeile ${line} hat dieselbe SKU.`,
  },
} satisfies CatalogueOf<typeof english>;

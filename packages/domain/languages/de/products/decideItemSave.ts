import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/decideItemSave.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  itemSaveTexts: {
    deleted: 'Jemand anderes hat es gelöscht. Verwirf die Änderungen oder lege es unter neuem Namen an.',
    packages: (most) => `Höchstens ${formatCount(most)} Verpackungen.`,
    bundles: (most) => `Höchstens ${formatCount(most)} Bundles.`,
    collections: (most) => `Höchstens ${formatCount(most)} Kollektionen.`,
    someone: 'Jemand anderes',
    meanwhile: (person) => `${person} hat es inzwischen gespeichert.`,
  },
} satisfies CatalogueOf<typeof english>;

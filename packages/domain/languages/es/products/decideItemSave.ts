import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/decideItemSave.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  itemSaveTexts: {
    deleted: 'Otra persona lo ha eliminado. Descarta los cambios o añádelo de nuevo con otro nombre.',
    packages: (most) => `Usa ${formatCount(most)} embalajes como máximo.`,
    bundles: (most) => `Usa ${formatCount(most)} packs como máximo.`,
    collections: (most) => `Usa ${formatCount(most)} colecciones como máximo.`,
    someone: 'Otra persona',
    meanwhile: (person) => `${person} lo guardó mientras tanto.`,
  },
} satisfies CatalogueOf<typeof english>;

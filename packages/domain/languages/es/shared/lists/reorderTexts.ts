import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/reorderTexts.ts';

export const texts = {
  reorderTexts: {
    moveUp: 'Subir',
    moveDown: 'Bajar',
    drag: 'Arrastra para cambiar el orden',
    isFirst: 'Ya está en primer lugar.',
    isLast: 'Ya está en último lugar.',
  },
} satisfies CatalogueOf<typeof english>;

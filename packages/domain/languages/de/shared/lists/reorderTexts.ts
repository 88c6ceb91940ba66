import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/reorderTexts.ts';

export const texts = {
  reorderTexts: {
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    drag: 'Zum Umordnen ziehen',
    isFirst: 'Steht schon an erster Stelle.',
    isLast: 'Steht schon an letzter Stelle.',
  },
} satisfies CatalogueOf<typeof english>;

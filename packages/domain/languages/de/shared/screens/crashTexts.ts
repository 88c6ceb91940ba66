import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/crashTexts.ts';

export const texts = {
  crashTexts: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    note: 'Auf dem Server ging nichts verloren. Lade die Seite neu; passiert es wieder, melde dich beim Support.',
    reload: 'Neu laden',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/shortcutGroupTexts.ts';

export const texts = {
  shortcutGroupTexts: {
    everywhere: 'Überall',
    list: 'Liste der Bestellungen',
    order: 'Geöffnete Bestellung',
    showSheet: 'Diese Übersicht zeigen',
    filter: 'Bestellungen filtern; Escape führt zurück',
  },
} satisfies CatalogueOf<typeof english>;

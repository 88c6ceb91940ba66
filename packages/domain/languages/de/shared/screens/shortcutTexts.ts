import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/shortcutTexts.ts';

export const texts = {
  shortcutTexts: {
    title: 'Tastenkürzel',
    single: 'Kürzel mit einer einzelnen Taste verwenden',
    singleHelp: 'Schalte sie aus, wenn Spracheingabe oder ein anderes Werkzeug für dich tippt.',
    or: 'oder',
    pageUp: 'Bild auf',
    pageDown: 'Bild ab',
    space: 'Leertaste',
    nextView: 'Nächste Ansicht',
    previousView: 'Vorige Ansicht',
    selectAll: 'Alle Bestellungen in der Liste auswählen oder keine',
    select: 'Bestellung auswählen oder abwählen',
    next: 'Nächste Bestellung; die offene klappt zu',
    previous: 'Vorige Bestellung; die offene klappt zu',
    toggle: 'Bestellung öffnen oder zuklappen',
    rows: 'Von Zeile zu Zeile, solange der Fokus in der Liste ist',
    row: 'Bestellung öffnen; zuklappen',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/shortcutTexts.ts';

export const texts = {
  shortcutTexts: {
    title: 'Tastenkürzel',
    single: 'Kürzel aus einer einzelnen Taste verwenden',
    singleHelp: 'Schalte sie aus, wenn Spracheingabe oder ein anderes Werkzeug Tasten drückt.',
    or: 'oder',
    pageUp: 'Bild auf',
    pageDown: 'Bild ab',
    space: 'Leertaste',
    nextView: 'Nächste Ansicht',
    previousView: 'Vorige Ansicht',
    selectAll: 'Alle Bestellungen der Liste auswählen oder keine',
    select: 'Bestellung auswählen oder nicht',
    next: 'Nächste Bestellung; eine offene macht ihr Platz',
    previous: 'Vorige Bestellung; eine offene macht ihr Platz',
    toggle: 'Bestellung öffnen oder zuklappen',
    rows: 'Von Zeile zu Zeile, sobald der Fokus in der Liste ist',
    row: 'Bestellung öffnen, zuklappen',
  },
} satisfies CatalogueOf<typeof english>;

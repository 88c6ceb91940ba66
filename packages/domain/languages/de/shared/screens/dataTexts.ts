import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/dataTexts.ts';

export const texts = {
  dataTexts: {
    pagesOf: (list) => `Seiten von ${list}`,
    page: (page) => `Seite ${page}`,
    periodOfFigures: 'Zeitraum für diese Zahlen',
    period: 'Zeitraum',
    daysIn: (zone) => `Zeitzone: ${zone}`,
    readAt: (time) => `geladen am ${time}`,
    notSaved: 'nicht gespeichert',
    yes: 'Ja',
    no: 'Nein',
    none: 'Keine',
    gridKeys:
      'Die Pfeiltasten bewegen. Tippe oder drücke die Eingabetaste, um zu bearbeiten, Escape bricht ab. Umschalt' +
      ' mit Pfeiltasten wählt aus; Strg C und Strg V kopieren Zellen und fügen sie ein, Strg D füllt nach unten,' +
      ' Entf leert.',
    cellOf: (column, row) => `${column} von ${row}`,
  },
} satisfies CatalogueOf<typeof english>;

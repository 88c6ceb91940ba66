import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportProgressTexts.ts';

export const texts = {
  exportProgressTexts: {
    exporting: (file) => `Export von ${file}`,
    exported: (orders) => `${orders} exportiert`,
    saveAgain: 'Erneut speichern',
    saveNote: (file) => `Notiz speichern (${file})`,
    cancel: 'Export abbrechen',
    writing: (done, orders) => `Geschrieben: ${done} von ${orders}`,
    soFar: (orders) => `Bisher ${orders}`,
  },
} satisfies CatalogueOf<typeof english>;

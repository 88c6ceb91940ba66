import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/OrderAccess.ts';

export const texts = {
  disabledReasons: {
    noEdit: 'Dafür brauchst du die Berechtigung, die Übersicht zu bearbeiten.',
    moved: (where) => `Jemand war schneller: ${where}. Aktualisiere die Liste, um weiterzumachen.`,
    running: 'Es läuft noch eine Aktion. Warte, bis sie fertig ist.',
    blockCloseOrder: 'Um Bestellungen zu schließen, brauchst du die Berechtigung, Auswertungen zu bearbeiten.',
    nothingSelected: 'Wähle zuerst mindestens eine Bestellung aus.',
    nothingToRemove: 'Von diesem Artikel lässt sich nichts mehr entfernen.',
  },
} satisfies CatalogueOf<typeof english>;

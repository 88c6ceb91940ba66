import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportTexts.ts';
import { orders } from '../../words.ts';
import { texts as button } from './exportButtonTexts.ts';

export const texts = {
  exportTexts: {
    ...button.exportButtonTexts,
    title: 'Bestellungen exportieren',
    what: 'Was exportieren?',
    columns: 'Spalten',
    noColumns: 'Wähle mindestens eine Spalte.',
    noDays: 'Wähle den ersten und den letzten Tag.',
    nothingChosen: 'Wähle, was du exportieren willst.',
    wholeTab: 'diese Liste, ohne die Filter der Seite',
    requesting: 'Bestellungen werden abgerufen',
    running: 'Es läuft bereits ein Export. Warte, bis er fertig ist, oder brich ihn ab.',
    leavingCancels: 'Du kannst weiterarbeiten. Wenn du diese Seite schließt, wird der Export abgebrochen.',
    cancelled: 'Export abgebrochen. Es wurde keine Datei erstellt.',
    failed: 'Export fehlgeschlagen. Es wurde keine Datei erstellt.',
    noneRead: 'Es wurden keine Bestellungen gelesen. Es wurde keine Datei erstellt.',
    noneReadable: 'Keine dieser Bestellungen konnte gelesen werden. Es wurde keine Datei erstellt.',
  },
  unreadableInExport: (unreadable) => {
    if (unreadable === 0) return null;
    return unreadable === 1
      ? `${orders(unreadable)} konnte nicht gelesen werden und fehlt in der Datei.`
      : `${orders(unreadable)} konnten nicht gelesen werden und fehlen in der Datei.`;
  },
  exportSummaryText: (file, filters, zone) => `${file}: ${filters}. Zeiten: ${zone}.`,
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importTexts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  importTexts: {
    title: 'Bestellungen importieren',
    note:
      'Übernimm Bestellungen aus einer CSV-Datei, etwa aus einem Bestellexport von Shopify. ' +
      'Bestellungen, die schon hier sind, bleiben, wie sie sind. Du kannst dieselbe Datei also noch einmal importieren.',
    choose: 'Datei wählen',
    drop: 'oder eine CSV-Datei hier ablegen. Sie darf komprimiert sein (.csv.gz).',
    reading: 'Datei wird gelesen…',
    notReadable: 'Wir können die Datei nicht lesen. Wähle sie noch einmal.',
    another: 'Andere Datei wählen',
    columnsNote: 'Ordne jedem Feld eine Spalte der Datei zu. Felder mit „erforderlich“ brauchen eine.',
    recipient: 'Empfänger',
    recipientNote:
      'Wohin jede Bestellung geht. Bestellungen ohne Adresse werden auch importiert, ' +
      'aber die meisten Lager versenden sie nicht.',
    noColumn: 'Nicht in der Datei',
    chooseColumn: 'Spalte wählen',
    required: 'erforderlich',
    firstRows: 'Erste Zeilen',
    line: 'Zeile',
    reason: 'Grund',
    refusedRow: 'Abgelehnt',
    refusedInPreview: 'Zeilen, die abgelehnt werden',
    outcomes: 'Was aus diesen Bestellungen wird',
    start: 'Importieren',
    starting: 'Datei wird gesendet',
    rowsRead: (rows) => `${counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
    startCancelled:
      'Du hast nicht länger gewartet. Ein Teil der Datei wurde vielleicht importiert. ' +
      'Importiere sie noch einmal, um den Rest hinzuzufügen: Nichts wird doppelt hinzugefügt.',
    progress: 'Fortschritt',
    result: 'Ergebnis',
    cancel: 'Import abbrechen',
    cancelling: 'Import wird abgebrochen',
    cancelNote: 'Bestellungen, die schon hinzugefügt sind, bleiben.',
    refused: 'Abgelehnte Zeilen',
    nothingNew: 'Nichts wurde hinzugefügt: Alle Bestellungen waren schon hier.',
    refusedNote:
      'Lade die abgelehnten Zeilen herunter, korrigiere sie und importiere diese Datei. Alles andere ist importiert.',
    download: 'Abgelehnte Zeilen herunterladen',
    downloading: 'Abgelehnte Zeilen werden heruntergeladen',
    importAnother: 'Weitere Datei importieren',
    seeOrders: 'Alle Bestellungen anzeigen',
    table: {
      rows: 'Gelesene Zeilen',
      added: 'Hinzugefügte Bestellungen',
      known: 'Schon vorhandene Bestellungen',
      refused: 'Abgelehnte Zeilen',
    },
  },
  columnName: (header, index) => {
    const name = (header[index] ?? '').replace(/^\uFEFF/, '').trim();
    return name === '' ? `Spalte ${index + 1}` : name;
  },
  recognisedText: (header, columns) => {
    const used = new Set(Object.values(columns)).size;
    return `Wir verwenden ${formatCount(used)} der ${formatCount(header.length)} Spalten der Datei.`;
  },
  previewText: ({ rowCount, refused, isWholeFile }) => {
    const rows = counted(rowCount, { one: 'Zeile', other: 'Zeilen' });
    const covered = isWholeFile ? `${rows}, die ganze Datei` : `die ersten ${rows}`;
    if (refused.length === 0) return `Geprüft: ${covered}. Alles kann importiert werden.`;
    return `Geprüft: ${covered}. Davon abgelehnt: ${formatCount(refused.length)}.`;
  },
  outcomeText: (orders, stage, reason) =>
    [
      `${counted(orders, { one: 'Bestellung', other: 'Bestellungen' })}: ${stage}`,
      ...(reason === null ? [] : [reason]),
    ].join('. '),
  importStatusWords: {
    theFile: 'die Datei',
    noneAdded: 'Es wurden keine Bestellungen hinzugefügt.',
    stay: (added) =>
      added === 1
        ? 'Die davor hinzugefügte Bestellung bleibt.'
        : `Die davor hinzugefügten ${formatCount(added)} Bestellungen bleiben.`,
    again: 'Importiere die Datei noch einmal, um den Rest hinzuzufügen. Nichts wird doppelt hinzugefügt.',
    running: (file) => `Import läuft: ${file}`,
    done: (file) => `Import fertig: ${file}`,
    doneWithRefused: (file) => `Import fertig, aber einige Zeilen wurden abgelehnt: ${file}`,
    cancelled: 'Der Import wurde abgebrochen',
    failed: 'Der Import ist fehlgeschlagen',
    interrupted: 'Der Import wurde unterbrochen',
    serverStopped: 'Der Server hat vor dem Ende der Datei angehalten.',
    read: (read, total) => `${read} von ${total} gelesen`,
  },
  formatBytes: (bytes) => {
    if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;
    return bytes >= 1e3 ? `${formatCount(bytes / 1e3)} kB` : counted(bytes, { one: 'Byte', other: 'Byte' });
  },
  morePreviewProblemsText: ({ refused }, listed) => {
    const more = refused.length - listed;
    return more <= 0 ? null : `und ${counted(more, { one: 'weitere Zeile', other: 'weitere Zeilen' })}.`;
  },
  moreProblemsWords: {
    first: (more, kept) => `und ${formatCount(more)} weitere, die ersten ${formatCount(kept)} im Download.`,
    all: (more) => `und ${formatCount(more)} weitere, alle im Download.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatTime } from '../../../src/shared/dates/formatTime.ts';
import type * as english from '../../../src/store/privacyTexts.ts';
import { orders as ordersText } from '../words.ts';
import { counted } from '../../counted.ts';

export const texts = {
  privacyTexts: {
    title: 'Datenschutz',
    note: 'Lade herunter, was wir über deinen Shop und seine Kunden speichern, und sieh, wessen Daten gelöscht wurden.',
    subject: 'deine Datenschutz-Daten',
    exports: 'Die Daten deines Shops',
    exportsNote:
      'Alles, was wir über deinen Shop speichern, eine Zeile JSON je Eintrag, ohne die Zugangsdaten deiner 3PLs. ' +
      'Die Datei enthält Namen und Adressen deiner Kunden. Bewahre sie sicher auf.',
    noExports: 'Es wurde noch kein Export erstellt.',
    start: 'Alle Daten exportieren',
    starting: 'der Export',
    started: 'Dein Export wird vorbereitet.',
    underway: 'Dein Export wird vorbereitet. Du kannst diese Seite verlassen und später dafür zurückkommen.',
    ready: 'Dein neuester Export steht zum Herunterladen bereit.',
    bar: 'Geschriebene Einträge',
    cancel: 'Abbrechen',
    cancelling: 'Export wird abgebrochen',
    cancelled: 'Export abgebrochen.',
    download: 'Herunterladen',
    downloading: 'die Datei',
    otherDownload: 'Warte, bis die andere Datei heruntergeladen ist.',
    requests: 'Kunden, die nach ihren Daten gefragt haben',
    requestsNote: 'Lade die Datei herunter und sende sie dem Kunden. Sie wird 30 Tage nach der Anfrage gelöscht.',
    noRequests: 'Kein Kunde hat nach seinen Daten gefragt.',
    redactions: 'Kunden, deren Daten gelöscht wurden',
    redactionsNote:
      'Ihre Namen, Adressen, E-Mail-Adressen und Telefonnummern werden überall gelöscht, auch Dateien von vorher. ' +
      'Die Bestellungen bleiben ohne den Kunden erhalten, weil du sie für deine Bücher brauchst.',
    noRedactions: 'Es wurden keine Kundendaten gelöscht.',
    uninstall: 'Wenn du die App deinstallierst',
    uninstallNote:
      'Die Arbeit hört sofort auf: Es gehen keine Bestellungen mehr an deine 3PLs, und nichts wird an deinen Shop gemeldet. ' +
      'Nach 48 Stunden wird alles, was wir über deinen Shop speichern, endgültig gelöscht. Exportiere deine Daten also ' +
      'vorher, wenn du sie brauchst. Um sie zu behalten, installiere die App vorher wieder.',
  },
  shopExportOrigin: ({ requestedBy, requestedAt }, timeZone) =>
    `Angefordert von ${bidiIsolate(requestedBy)}, ${formatTime(requestedAt, timeZone)}`,
  dataRequestName: ({ customerId }) => (customerId === null ? 'Ein Kunde' : `Kunde ${bidiIsolate(customerId)}`),
  shopExportAbout: ({ requestedAt }, timeZone) => `den Export von ${formatTime(requestedAt, timeZone)}`,
  redactionText: ({ doneAt, orders }) => {
    if (doneAt === null || orders === null) return 'Wird gelöscht.';
    if (orders === 0) return 'Wir hatten keine Bestellungen von diesem Kunden.';
    return `Aus ${ordersText(orders)} gelöscht.`;
  },
  redactionTimes: ({ requestedAt, doneAt }, timeZone) => {
    const asked = `Angefragt ${formatTime(requestedAt, timeZone)}`;
    return doneAt === null ? asked : `${asked}, erledigt ${formatTime(doneAt, timeZone)}`;
  },
  privacyWords: {
    waiting: 'Wartet auf den Start.',
    counting: 'Datensätze werden gezählt.',
    written: (written, total) =>
      `${written} von ${counted(total, { one: 'Datensatz', other: 'Datensätzen' })} geschrieben.`,
    ready: (records, until) =>
      `Bereit: ${counted(records, { one: 'Datensatz', other: 'Datensätze' })}. Aufbewahrt bis ${until}.`,
    expired: 'Gelöscht. Starte einen neuen, wenn du ihn noch brauchst.',
    failed: 'Dieser Export ist fehlgeschlagen. Starte einen neuen.',
    cancelled: 'Abgebrochen. Starte einen neuen, wenn du ihn brauchst.',
    fileOf: (customer, time) => `die Datei von ${customer}, angefordert ${time}`,
    requested: (time) => `Angefordert ${time}.`,
    preparing: 'Die Datei wird vorbereitet.',
    deleted: 'Die Datei wurde gelöscht.',
    kept: (until) => `Die Datei wird bis ${until} aufbewahrt.`,
  },
} satisfies CatalogueOf<typeof english>;

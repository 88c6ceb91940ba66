import { counted } from '../../counted.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/importMessages.ts';
import { wordOf } from '../../../src/languages/wordOf.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

const fields: Readonly<Record<english.ImportField, string>> = {
  orderNumber: 'Bestellnummer',
  sku: 'SKU',
  name: 'Artikelname',
  quantity: 'Menge',
  price: 'Stückpreis',
  orderDate: 'Bestelldatum',
  customer: 'Kunde',
  country: 'Land',
  recipientName: 'Name des Empfängers',
  company: 'Firma',
  address1: 'Adresszeile 1',
  address2: 'Adresszeile 2',
  city: 'Ort',
  state: 'Region',
  postcode: 'Postleitzahl',
  phone: 'Telefon',
  email: 'E-Mail',
};

const wantedWords: Readonly<Record<english.ImportWanted, string>> = {
  wholeNumber: 'eine ganze Zahl',
  number: 'eine Zahl wie 2.55',
  date: 'ein Datum wie 2024-05-01 10:00:00',
  email: 'eine E-Mail-Adresse',
  postcode: 'eine Postleitzahl',
  phone: 'eine Telefonnummer',
};

const label = (field: english.ImportField) => wordOf(fields, field);

export const texts = {
  importFieldWords: fields,
  importWantedWords: wantedWords,
  importMessages: {
    emptyFile: 'Die Datei ist leer.',
    notUtf8: 'Die Datei ist kein UTF-8-Text. Speichere sie als „CSV UTF-8“ und wähle diese Datei.',
    workbook: 'Das ist eine Tabelle, keine CSV-Datei. Speichere sie als „CSV UTF-8“ und wähle diese Datei.',
    binary: 'Das ist keine Textdatei. Wähle eine CSV-Datei.',
    tooLargeFile: ({ megabytes }) => `Die Datei ist größer als ${formatCount(megabytes)} MB.`,
    tooLargeUnpacked: ({ megabytes }) => `Die Datei ist entpackt größer als ${formatCount(megabytes)} MB.`,
    damaged: 'Die Datei ist unvollständig oder beschädigt. Wähle sie noch einmal aus.',
    damagedGzip: 'Die komprimierte Datei ist beschädigt.',
    noHeader: 'Die Datei hat keine Kopfzeile.',
    noColumns: ({ fields: missing }) =>
      `Keine Spalte für ${joinNames(missing.map(label))}. ` +
      `${missing.length === 1 ? 'Wähle eine' : 'Wähle für jedes Feld eine Spalte'} oder nimm eine andere Datei.`,
    noSuchColumn: ({ column, columns }) =>
      `Gewählt ist Spalte ${formatCount(column)}, aber die Datei hat ${formatCount(columns)}.`,
    noRows: 'Die Datei hat eine Kopfzeile, aber keine Bestellungen.',
    noOrders: 'Keine der Zeilen kann importiert werden.',
    inLine: ({ line, problem }) => `Zeile ${formatCount(line)}: ${problem}`,
    unclosedQuote: 'Das schließende Anführungszeichen einer Zelle fehlt.',
    longLine: ({ line, most }) => `Zeile ${formatCount(line)} hat mehr als ${formatCount(most)} Zeichen.`,
    cells: ({ cells, columns }) =>
      `${counted(cells, { one: 'Zelle', other: 'Zellen' })}, die Kopfzeile hat ${formatCount(columns)}`,
    blank: ({ field }) => `${label(field)} fehlt`,
    isNot: ({ field, text, wanted }) =>
      `${label(field)} „${text}“ ist nicht gültig, erwartet: ${wordOf(wantedWords, wanted)}`,
    tooLong: ({ field, most }) => `${label(field)} hat mehr als ${formatCount(most)} Zeichen`,
    noText: ({ field }) => `${label(field)} enthält ein Zeichen, das kein Text ist`,
    isZero: ({ field }) => `${label(field)} ist 0`,
    tooLarge: ({ field, text, most }) => `${label(field)} ${text} ist größer als ${formatCount(most)}`,
    notBetween: ({ field, text, first, last }) => `${label(field)} ${text} liegt nicht zwischen ${first} und ${last}`,
    rounded: ({ field, text }) =>
      `${label(field)} „${text}“ hat ein Tabellenprogramm gerundet: Formatiere die Spalte als Text und exportiere noch einmal`,
    noCountry: ({ text }) => `„${text}“ ist kein Land, in das versendet werden kann`,
    lostZero: ({ text }) =>
      `Die Postleitzahl „${text}“ hat ${counted(text.length, { one: 'Ziffer', other: 'Ziffern' })}, ` +
      'in den USA sind es 5: Vielleicht fehlt eine 0 am Anfang',
    differs: ({ field, text, earlier, line }) =>
      `${label(field)} „${text}“ weicht von „${earlier}“ in Zeile ${formatCount(line)} derselben Bestellung ab`,
    tooManyLines: ({ order, most }) => `Bestellung ${order} hat mehr als ${formatCount(most)} Zeilen`,
    leftOut: ({ order, line }) =>
      `Bestellung ${order} wird ausgelassen: Zeile ${formatCount(line)} der Datei ist nicht lesbar`,
    appearsAgain: ({ order }) =>
      `Bestellung ${order} kommt weiter unten noch einmal vor, diese Zeile gehört deshalb nicht dazu: ` +
      'Sortiere die Datei vor dem Import nach Bestellnummer',
    sameId: ({ order, id }) => `Bestellung ${order} bekäme die ID ${id}, die schon eine andere Bestellung hat`,
    noDatabase: 'Wir konnten die Datenbank nicht erreichen. Starte den Import noch einmal.',
    notSaved: ({ reason }) => `Die Bestellungen konnten nicht gespeichert werden: ${reason}.`,
  },
} satisfies CatalogueOf<typeof english>;

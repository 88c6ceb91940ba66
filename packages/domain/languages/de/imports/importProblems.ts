import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importProblems.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';

export const texts = {
  importProblems: {
    noHeader: 'Die Datei hat keine Kopfzeile.',
    noColumns: (labels) =>
      `Keine Spalte für ${joinNames(labels)}. ` +
      `${labels.length === 1 ? 'Wähle eine' : 'Wähle für jedes Feld eine Spalte'} oder nimm eine andere Datei.`,
    noSuchColumn: (column, columns) => `Gewählt ist Spalte ${column}, aber die Datei hat ${columns}.`,
    emptyFile: 'Die Datei ist leer.',
    utf16: 'Die Datei ist kein UTF-8-Text. Speichere sie als „CSV UTF-8“ und wähle diese Datei.',
    workbook: 'Das ist eine Tabelle, keine CSV-Datei. Speichere sie als „CSV UTF-8“ und wähle diese Datei.',
    binary: 'Das ist keine Textdatei. Wähle eine CSV-Datei.',
    cells: (cells, columns) =>
      `${cells} ${plural(cells, { one: 'Zelle', other: 'Zellen' })}, die Kopfzeile hat ${columns}`,
    blank: (label) => `${label} fehlt`,
    isNot: (label, text, wanted) => `${label} „${text}“ ist nicht gültig, erwartet: ${wanted}`,
    tooLong: (label, most) => `${label} hat mehr als ${formatCount(most)} Zeichen`,
    noText: (label) => `${label} enthält ein Zeichen, das kein Text ist`,
    isZero: (label) => `${label} ist 0`,
    tooLarge: (label, text, most) => `${label} ${text} ist größer als ${formatCount(most)}`,
    notBetween: (label, text, first, last) => `${label} ${text} liegt nicht zwischen ${first} und ${last}`,
    rounded: (label, text) => `${label} „${text}“ hat ein Tabellenprogramm gerundet: Formatiere die Spalte als Text`,
    noCountry: (text) => `„${text}“ ist kein Land, in das versendet werden kann`,
    lostZero: (text) =>
      `Die Postleitzahl „${text}“ hat ${text.length} Ziffern, in den USA sind es 5: Vielleicht fehlt eine 0 am Anfang`,
    differs: (label, text, earlier, line) =>
      `${label} „${text}“ weicht von „${earlier}“ in Zeile ${line} derselben Bestellung ab`,
    tooManyLines: (order) => `Bestellung ${order} hat mehr als 10.000 Zeilen`,
    leftOut: (order, line) => `Bestellung ${order} wird ausgelassen: Zeile ${line} der Datei ist nicht lesbar`,
    wanted: {
      wholeNumber: 'eine ganze Zahl',
      number: 'eine Zahl wie 2.55',
      date: 'ein Datum wie 2024-05-01 10:00:00',
      email: 'eine E-Mail-Adresse',
      postcode: 'eine Postleitzahl',
      phone: 'eine Telefonnummer',
    },
    appearsAgain: (order) =>
      `Bestellung ${order} kommt weiter unten noch einmal vor, diese Zeile gehört deshalb nicht dazu: ` +
      'Sortiere die Datei vor dem Import nach Bestellnummer',
  },
} satisfies CatalogueOf<typeof english>;

import { counted } from '../../counted.ts';
import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/importMessages.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';

export const texts = {
  importMessages: {
    inLine: ({ line, problem }) => `Zeile ${formatCount(line)}: ${problem}`,
    noColumn: ({ fields }) => `Keine Spalte für ${joinNames(fields)}. Wähle eine oder nimm eine andere Datei.`,
    noColumns: ({ fields }) =>
      `Keine Spalte für ${joinNames(fields)}. Wähle für jedes Feld eine Spalte oder nimm eine andere Datei.`,
    noSuchColumn: ({ column, columns }) =>
      `Gewählt ist Spalte ${formatCount(column)}, aber die Datei hat ${formatCount(columns)}.`,
    cells: ({ cells, columns }) =>
      `${counted(cells, { one: 'Zelle', other: 'Zellen' })}, die Kopfzeile hat ${formatCount(columns)}`,
    blank: ({ field }) => `${field} fehlt`,
    isNot: ({ field, text, wanted }) => `${field} „${text}“ ist nicht gültig, erwartet: ${wanted}`,
    tooLong: ({ field, most }) => `${field} hat mehr als ${formatCount(most)} Zeichen`,
    noText: ({ field }) => `${field} enthält ein Zeichen, das kein Text ist`,
    isZero: ({ field }) => `${field} ist 0`,
    tooLarge: ({ field, text, most }) => `${field} ${text} ist größer als ${formatCount(most)}`,
    notBetween: ({ field, text, first, last }) => `${field} ${text} liegt nicht zwischen ${first} und ${last}`,
    rounded: ({ field, text }) =>
      `${field} „${text}“ hat ein Tabellenprogramm gerundet: Formatiere die Spalte als Text`,
    noCountry: ({ text }) => `„${text}“ ist kein Land, in das versendet werden kann`,
    lostZero: ({ text, digits }) =>
      `Die Postleitzahl „${text}“ hat ${formatCount(digits)} ${plural(digits, { one: 'Ziffer', other: 'Ziffern' })}, ` +
      'in den USA sind es 5: Vielleicht fehlt eine 0 am Anfang',
    differs: ({ field, text, earlier, line }) =>
      `${field} „${text}“ weicht von „${earlier}“ in Zeile ${formatCount(line)} derselben Bestellung ab`,
    tooManyLines: ({ order }) => `Bestellung ${order} hat mehr als 10.000 Zeilen`,
    leftOut: ({ order, line }) =>
      `Bestellung ${order} wird ausgelassen: Zeile ${formatCount(line)} der Datei ist nicht lesbar`,
    appearsAgain: ({ order }) =>
      `Bestellung ${order} kommt weiter unten noch einmal vor, diese Zeile gehört ` +
      'deshalb nicht dazu: Sortiere die Datei vor dem Import nach Bestellnummer',
    sameId: ({ order, id }) => `Bestellung ${order} bekäme die ID ${id}, die schon eine andere Bestellung hat`,
    noDatabase: 'Wir konnten die Datenbank nicht erreichen. Starte den Import noch einmal.',
    notSaved: ({ reason }) => `Die Bestellungen konnten nicht gespeichert werden: ${reason}.`,
    tooLargeFile: ({ size }) => `Die Datei ist größer als ${size}.`,
    tooLargeUnpacked: ({ size }) => `Die Datei ist entpackt größer als ${size}.`,
    damaged: 'Die Datei ist unvollständig oder beschädigt. Wähle sie noch einmal aus.',
  },
} satisfies CatalogueOf<typeof english>;

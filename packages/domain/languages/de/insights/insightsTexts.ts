import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/insightsTexts.ts';
import { orders } from '../words.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  insightsTexts: {
    basedOnLines: (count, period) =>
      `Grundlage: Positionen von ${count === 1 ? orders(count) : `allen ${orders(count)}`} (${period}).`,
    stages: 'Bestellungen nach Stufe',
    shipping: 'Zeit von der Bestellung bis zum Versand',
    shippingAxis: 'Tage bis zum Versand',
    causes: 'Fehler nach Ursache',
    causesNote: 'Eine Bestellung mit mehreren Fehlern zählt einmal, unter dem ersten.',
    noErrors: 'In diesem Zeitraum gibt es keine Bestellungen mit Fehlern.',
    nothingShipped: 'Aus diesem Zeitraum wurde noch keine Bestellung versendet.',
    noneReadableShipped: 'Keine der lesbaren Bestellungen wurde bisher versendet.',
    undated: 'Kein Erstellungsdatum',
    refresh: 'Aktualisieren',
    showTable: 'Als Tabelle anzeigen',
    showChart: 'Als Diagramm anzeigen',
    allOrders: 'Alle Bestellungen',
    comparison: 'Vergleich mit dem vorigen Zeitraum',
    comparedOrders: 'Bestellungen nach Tag, beide Zeiträume',
    thisPeriod: 'Dieser Zeitraum',
    periodBefore: 'Voriger Zeitraum',
    lessTime:
      'Neuere Bestellungen hatten weniger Zeit für Versand oder Fehler, darum können sich diese Zahlen noch ändern.',
    unfinished: 'Dieser Zeitraum ist noch nicht zu Ende.',
    chooseDays: 'Wähle einen ersten und letzten Tag, um mit ebenso vielen Tagen davor zu vergleichen.',
    mostOrdered: 'Meistbestellte SKUs',
    short: 'Fehlende SKUs',
    units: 'Stück',
    unitsShort: 'Fehlende Stück',
    noneShort: 'Keine dieser Bestellungen wartet auf Bestand.',
    noneOrdered: 'Keine dieser Bestellungen hat Artikel zum Versenden.',
    reships: 'Erneut gesendet',
    reshipsNote: 'Ohne das, was das 3PL abgelehnt oder storniert hat.',
    noReships: 'Von diesen Bestellungen wurde nichts erneut gesendet.',
    noSku: 'Keine SKU',
  },
  calendarTitles: {
    day: 'Bestellungen nach Tag',
    week: 'Bestellungen nach Woche, Montag bis Sonntag',
    month: 'Bestellungen nach Monat',
    year: 'Bestellungen nach Jahr',
  },
  shippingWords: {
    notShipped: (count) => `${orders(count)} ohne Versanddatum`,
    unmeasurable: (count) => `${orders(count)} mit unmöglichen Daten`,
    outside: (left) => `Nicht im Diagramm: ${left}.`,
    one: (median) => `Versanddauer der einen ganz oder teilweise versendeten Bestellung: ${median}.`,
    several: (count, median, ninetieth) =>
      `${orders(count)} ganz oder teilweise versendet. Versanddauer: bei der Hälfte höchstens ${median}, ` +
      `bei neun von zehn höchstens ${ninetieth}.`,
  },
  surplusText: (surplus) =>
    surplus === 0
      ? null
      : `Die Stufen ergeben zusammen ${orders(surplus)} mehr als „Bestellungen gesamt“, ` +
        'weil manche in zwei Stufen gezählt werden.',
  otherCausesText: (causes) => `${formatCount(causes)} andere Ursachen`,
  partialDayText: (day) => `Der Zeitraum beginnt im Lauf des ${day}, darum zählen nur spätere Bestellungen.`,
} satisfies CatalogueOf<typeof english>;

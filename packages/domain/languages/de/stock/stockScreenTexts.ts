import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import type * as english from '../../../src/stock/stockScreenTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';

export const texts = {
  stockScreenTexts: {
    subject: 'die Bestände',
    title: 'Bestand je Standort',
    note: 'Stückzahlen an jedem Standort. Bestellungen reservieren, was sie brauchen. Eine SKU, die du nirgends zählst, fehlt nie.',
    summary: 'Zusammenfassung',
    levels: 'Bestandseinträge',
    low: 'Niedriger Bestand',
    waiting: 'SKUs, auf die Bestellungen warten',
    filter: 'Nach SKU filtern',
    location: 'Standort',
    deletedLocation: 'Gelöschter Standort',
    allLocations: 'Alle Standorte',
    show: 'Anzeigen',
    sku: 'SKU',
    onHand: 'Vorhanden',
    allocated: 'Reserviert',
    available: 'Verfügbar',
    lowAt: 'Niedrig ab',
    waits: 'Wartet',
    isLow: 'Niedrig',
    keyboard: 'Pfeil nach oben und unten wechselt die Zeile, Escape verwirft die Eingabe.',
    emptyMeans: 'Leere das Feld, um eine SKU an einem Standort nicht mehr zu zählen.',
    none: 'Noch wird nichts gezählt',
    noneNote:
      'Importiere eine CSV-Datei mit den Spalten SKU, Location und On hand. Bis dahin gilt jede SKU als vorrätig.',
    noMatch: 'Kein Bestand passt zu diesen Filtern.',
    import: 'CSV importieren',
    export: 'CSV exportieren',
    exporting: 'der Export der Bestände',
    importing: 'der Import der Bestände',
    saving: 'das Speichern der Bestände',
    save: 'Speichern',
    discard: 'Änderungen verwerfen',
    nothingToSave: 'Es gibt keine Änderungen zu speichern.',
    problems: 'Einige Zahlen können noch nicht gespeichert werden.',
    undo: 'Rückgängig',
    retry: 'Erneut versuchen',
    restored: 'Die Bestände sind wieder wie vorher.',
    outdated: 'Einige Bestände wurden inzwischen geändert',
    outdatedNote: 'Deine Zahlen stehen noch in den Feldern. Vergleiche sie mit diesen und speichere dann noch einmal.',
    saveAnyway: 'Mit meinen überschreiben',
    file: {
      title: 'Importieren',
      reading: 'Datei wird gelesen',
      tooLarge: 'Die Datei ist größer als 5 MB. Teile sie in kleinere auf.',
      unreadable: 'Die Datei lässt sich nicht lesen. Wähle sie noch einmal aus.',
      changes: 'Änderungen',
      before: 'Jetzt',
      after: 'Danach',
      notCounted: 'Nicht gezählt',
      refused: 'Ausgelassene Zeilen',
      line: 'Zeile',
      reason: 'Grund',
      cancel: 'Abbrechen',
      nothing: 'Die Datei ändert nichts.',
    },
    yours: 'Deine Angabe',
  },
  stockShowLabels: { all: 'Gesamter Bestand', low: 'Niedriger Bestand', waiting: 'Bestellungen warten' },
  waitingText: ({ units, orders }) =>
    orders === 0
      ? ''
      : `${formatCount(units)} Stück für ${counted(orders, { one: 'Bestellung', other: 'Bestellungen' })}`,
  movementsTexts: {
    subject: 'die Bestandsbewegungen',
    open: 'Bewegungen',
    time: 'Zeit',
    cause: 'Was geschah',
    units: 'Stück',
    order: 'Bestellung',
    by: 'Von',
    none: 'Davon hat sich noch nichts bewegt.',
    newest: 'Das sind die neuesten 200 Bewegungen.',
  },
  movementsLabel: (sku, location) => `Bewegungen von ${bidiIsolate(sku)} an ${bidiIsolate(location)}`,
  movementCauseLabels: {
    opening: 'Gezählt, bevor Bewegungen festgehalten wurden',
    counted: 'Gezählt',
    reserved: 'Für eine Bestellung reserviert',
    released: 'Nicht mehr reserviert',
    shipped: 'Versandt',
    shippedLate: 'Versandt, obwohl die Bestellung es nicht mehr erwartete',
    shippedByHand: 'Von Hand im Shop versandt',
    voided: 'Sendung storniert, wieder im Regal',
    missing: 'Mehr versandt als gezählt',
  },
  movedUnits: {
    onHand: 'Lagerbestand',
    allocated: 'reserviert',
    unavailable: 'nicht versandfähig',
    safety: 'Sicherheitsbestand',
  },
  withheldText: ({ unavailable, safety }) => {
    const parts = [
      unavailable > 0 && `${formatCount(unavailable)} nicht versandfähig`,
      safety > 0 && `${formatCount(safety)} Sicherheitsbestand`,
    ];
    return parts.filter((part) => part !== false).join(', ');
  },
  stockRangeText: (first, shown, total) =>
    shown === 0
      ? ''
      : `Bestandseinträge ${formatCount(first + 1)} bis ${formatCount(first + shown)} von ${formatCount(total)}`,
  importLabel: (changes) => `${counted(changes, { one: 'Änderung', other: 'Änderungen' })} speichern`,
  previewSentence: (name, { changes, unchanged, refused }) => {
    const rows = (count: number) => counted(count, { one: 'Zeile', other: 'Zeilen' });
    const parts = [
      `${bidiIsolate(name)} ändert ${counted(changes, { one: 'Bestand', other: 'Bestände' })}`,
      unchanged > 0 && `${rows(unchanged)} ${plural(unchanged, { one: 'stimmt', other: 'stimmen' })} schon überein`,
      refused > 0 && `${rows(refused)} ${plural(refused, { one: 'wird', other: 'werden' })} ausgelassen`,
    ];
    return `${parts.filter((part) => part !== false).join('; ')}.`;
  },
  savedStockText: (changes) => `${counted(changes.length, { one: 'Bestand', other: 'Bestände' })} gespeichert.`,
  fieldLabel: (field, sku, location) => `${field} von ${bidiIsolate(sku)} an ${bidiIsolate(location)}`,
  figureSourceTexts: {
    store: 'Aus deinem Shop,',
    provider: 'Von deinem 3PL, Stand',
    person: (name) => `Gezählt von ${name},`,
    order: 'Durch eine Bestellung geändert,',
  },
  moreRows: (count) => `und ${formatCount(count)} weitere`,
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/orderSample.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  sampleTexts: {
    reading: 'Bestelldetails werden geladen',
    subject: 'die Bestelldetails',
    cancel: 'Abbrechen',
    stopped: 'Du hast das Laden abgebrochen. Diese Zahlen umfassen die bis dahin geladenen Bestellungen.',
    readRest: 'Rest laden',
    noOrders: 'In diesem Zeitraum gibt es keine Bestellungen. Wähle einen längeren, um frühere zu sehen.',
    notAvailable: 'Das konnte nicht geladen werden.',
    notAllowed: 'Du hast keine Berechtigung, das zu sehen.',
    noOrdersAtAll: 'Es gibt noch keine Bestellungen. Neue Bestellungen aus deinem Shop erscheinen hier.',
    sources: { lines: 'Positionen', shipments: 'Sendungen', shipmentsAndLines: 'Sendungen und Positionen' },
  },
  sampleWords: {
    leftOut: (count) => `${orders(count)} nicht lesbar und deshalb nicht in diesem Bericht.`,
    newest: (count, all) => `Neueste ${formatCount(count)} von ${orders(all)}`,
    all: (count) => (count === 1 ? orders(count) : `Alle ${orders(count)}`),
    allTarget: (count) => (count === 1 ? orders(count) : `allen ${orders(count)}`),
    newestTarget: (count, all) => `den neuesten ${formatCount(count)} von ${orders(all)}`,
    readOf: (read, target) => `${orders(read)} aus ${target}`,
    day: (day) => `, angelegt am ${day}`,
    days: (from, to) => `, angelegt von ${from} bis ${to}`,
    missingOrders: (count) => ` Nicht lesbar: ${orders(count)}.`,
    missingLines: (lines) => ` Nicht lesbar: ${counted(lines, { one: 'Position', other: 'Positionen' })}.`,
    based: (source, base, period, days) => `Grundlage: ${source} von ${base} (${period})${days}.`,
    progress: (reading, read, all) => `${reading}: ${formatCount(read)} von ${formatCount(all)}`,
  },
} satisfies CatalogueOf<typeof english>;

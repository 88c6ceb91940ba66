import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/fulfillment/fulfillmentTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders as ordersText } from '../words.ts';

/** As the screens name what they list. */
const order: Readonly<Record<string, string>> = { newest: 'neuesten', oldest: 'ältesten' };
const nouns: Readonly<Record<string, string>> = {
  orders: 'Bestellungen',
  shipments: 'Sendungen',
  'open orders that are not batched': 'offenen Bestellungen ohne Charge',
};

export const texts = {
  fulfillmentTexts: {
    order: 'Bestellung',
    orders: 'Bestellungen',
    units: 'Stück',
    location: 'Standort',
    total: 'Gesamt',
    undated: 'Kein Datum',
    // Locations
    locations: 'Standorte',
    locationsNote:
      'Standorte kommen aus deinem Shop. Du kannst sie dort in der Verwaltung hinzufügen, umbenennen oder ausschalten.',
    openShipments: 'Offene Sendungen',
    openMeaning: 'Eine Sendung ist offen, bis sie zugestellt oder storniert ist.',
    noLocations: 'Dein Shop hat noch keine Standorte.',
    uncounted: 'Offene Sendungen erscheinen, sobald die Bestellungen geladen sind.',
    openOrders: 'Älteste und neueste Bestellung mit offener Sendung',
    oldest: 'Älteste',
    newest: 'Neueste',
    nothingOpen: 'Keine offenen Sendungen in diesen Bestellungen.',
    namesMissing: 'Die Namen deiner Standorte konnten nicht geladen werden, darum siehst du ihre IDs.',
    // Batching
    batching: 'In Chargen und ohne Charge, nach Stufe',
    batchingHead: ['Stufe', 'Bestellungen', 'In Charge', 'Ohne Charge'],
    batchingNote:
      'Dein Fulfillment-Dienst entscheidet, wann er Chargen bildet. Hier siehst du, was in Chargen ist und was noch wartet.',
    summary: 'Zusammenfassung',
    openNotBatched: 'Offen, noch ohne Charge',
    othersNotBatched: 'Andere Stufen, ohne Charge',
    batchedToday: 'Heute in Chargen',
    batchedAll: 'In Chargen, in diesem Zeitraum',
    noStages: 'In diesem Zeitraum warten keine Bestellungen auf den Versand.',
    waiting: 'Offene Bestellungen, die am längsten auf eine Charge warten',
    waitingHead: ['Bestellung', 'Erstellt', 'Alter'],
    noneOpen: 'Keine offenen Bestellungen in diesem Zeitraum.',
    noneWaiting: 'Alle offenen Bestellungen dieses Zeitraums sind in Chargen.',
    seeOpen: 'Alle offenen Bestellungen anzeigen',
    // Batch history
    history: 'Bestellungen nach Chargentag',
    historyHead: ['Charge vom', 'Bestellungen', 'Erste Charge', 'Letzte Charge'],
    historyNote: 'Chargennummern und Dokumente bleiben bei deinem Fulfillment-Dienst.',
    historyPeriod:
      'Zählt Bestellungen nach dem Tag, an dem sie erstellt wurden. ' +
      'Frühere Bestellungen fehlen, auch wenn sie erst später in eine Charge kamen.',
    noBatches: 'In diesem Zeitraum kam noch keine Bestellung in eine Charge.',
    batchStatus: 'Bestellungen im Fulfillment, nach Chargentag',
    // Shipping mapping
    statuses: 'Sendungen nach Zustellstatus',
    statusesHead: ['Status', 'Sendungen', 'Stück', 'Ohne Sendungsnummer'],
    allLocations: 'Alle Standorte',
    mappingNote:
      'Wo deine Sendungen gerade sind, nach Zustellstatus. ' +
      'Versandarten und Versanddienste richtest du in der Verwaltung deines Shops ein.',
    noShipments: 'Noch keine Sendungen in diesen Bestellungen.',
    untracked: 'Sendungen ohne Sendungsnummer',
    untrackedHead: ['Sendung', 'Standort', 'Status'],
    allTracked: 'Jede Sendung hat eine Sendungsnummer.',
    // Order routing
    routing: 'Wohin Bestellungen gingen',
    routingHead: ['Standort', 'Bestellungen (Anteil)', 'Stück (Anteil)'],
    routingNote:
      'Von wo deine Bestellungen versendet wurden. Das Routing richtest du in der Verwaltung deines Shops ein.',
    nothingRouted: 'Aus diesen Bestellungen wurde noch nichts versendet.',
    split: 'Bestellungen, die von mehreren Standorten versendet wurden',
    splitHead: ['Bestellung', 'Standorte'],
    noneSplit: 'Jede dieser Bestellungen wird von einem einzigen Standort versendet.',
    unassigned: 'Bestellungen, die noch auf eine Sendung warten',
    unassignedHead: ['Bestellung', 'Stück zu senden', 'Stück im Rückstand'],
    unassignedNote: 'Diese Stücke bekommen einen Standort, sobald eine Sendung für sie angelegt wird.',
    noneUnassigned: 'Jedes Stück, das versendet werden muss, ist in einer Sendung.',
  },
  listedText: (which, shown, all, noun) =>
    shown === all
      ? null
      : `Zu sehen sind die ${order[which] ?? which} ${formatCount(shown)} von ${formatCount(all)} ${nouns[noun] ?? noun}.`,
  shareWords: { under: 'unter 1 %', over: 'über 99 %' },
  routedText: ({ orders, units, rows, leftOut }) => {
    const base = `In Sendungen: ${formatCount(units)} Stück aus ${ordersText(orders)}.`;
    const hasRepeats = rows.reduce((sum, row) => sum + row.orders, 0) > orders;
    const repeatNote = hasRepeats
      ? ' Eine Bestellung, die von mehreren Standorten versendet wird, zählt bei jedem. ' +
        'Darum ergeben die Anteile mehr als 100 %.'
      : '';
    const leftOutNote =
      leftOut === 0
        ? ''
        : ` Ohne ${counted(leftOut, { one: 'stornierte oder leere Sendung', other: 'stornierte oder leere Sendungen' })}.`;
    return `${base}${repeatNote}${leftOutNote}`;
  },
  coverageWords: {
    batches: (count, period) =>
      count === 1
        ? `Grundlage: die Chargenzeit der einen Bestellung (${period}).`
        : `Grundlage: die Chargenzeiten aller ${ordersText(count)} (${period}).`,
    stages: (count, period) => `Grundlage: die Listen dieser sechs Stufen mit ${ordersText(count)} (${period}).`,
    undated: (count) => `${ordersText(count)} ${plural(count, { one: 'hat', other: 'haben' })} keine Chargenzeit.`,
    unreadable: (count) => `${ordersText(count)} ${plural(count, { one: 'war', other: 'waren' })} nicht lesbar.`,
  },
  locationTroubleText: ({ repeated, unreadable }) => {
    const locations = (count: number) => counted(count, { one: 'Standort', other: 'Standorte' });
    const sentences = [
      ...(repeated === 0
        ? []
        : [
            `${locations(repeated)} ${plural(repeated, { one: 'kam', other: 'kamen' })} mit der ID eines anderen. ` +
              'Jede ID wird einmal angezeigt.',
          ]),
      ...(unreadable === 0
        ? []
        : [`${locations(unreadable)} ${plural(unreadable, { one: 'war', other: 'waren' })} nicht lesbar.`]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
  },
} satisfies CatalogueOf<typeof english>;

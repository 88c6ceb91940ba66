import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/orderScreenTexts.ts';

export const texts = {
  orderScreenTexts: {
    dashboard: 'Übersicht',
    orders: 'Bestellungen',
    sort: 'Sortieren',
    lookInAllTime: 'Im gesamten Zeitraum suchen',
    order: (name) => `Bestellung ${name}`,
    detailOf: (name) => `Die Details der Bestellung ${name}`,
    noteOf: (name) => `Der Hinweis zur Bestellung ${name}`,
    select: (name) => `${name} auswählen`,
    collapse: 'Zuklappen',
    unreadable: (orders, count) =>
      `${orders} ${count === 1 ? 'konnte nicht gelesen werden und fehlt' : 'konnten nicht gelesen werden und fehlen'} in dieser Liste.`,
    loadingOrders: 'Bestellungen werden geladen',
    otherOrders: 'Andere Bestellungen',
    position: (position, count) => `${position} von ${count}`,
    onThisPage: 'auf dieser Seite',
    previous: 'Vorige Bestellung',
    next: 'Nächste Bestellung',
    firstOfPage: 'Das ist die erste Bestellung auf dieser Seite.',
    firstOfList: 'Das ist die erste Bestellung in dieser Liste.',
    lastOfPage: 'Das ist die letzte Bestellung auf dieser Seite.',
    lastOfList: 'Das ist die letzte Bestellung in dieser Liste.',
  },
} satisfies CatalogueOf<typeof english>;

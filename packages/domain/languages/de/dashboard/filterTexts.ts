import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/filterTexts.ts';

export const texts = {
  filterTexts: {
    filter: 'Filter',
    fields: (chosen) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
    any: 'Alle',
    clearFields: 'Alle entfernen',
    period: 'Zeitraum',
    searchBy: 'Suchen nach',
    customPeriod: 'Eigener Zeitraum',
    firstDay: 'Erster Tag',
    from: 'Von',
    lastDay: 'Letzter Tag',
    to: 'Bis',
    reversed: 'Der letzte Tag liegt vor dem ersten',
    openCalendar: 'Im Kalender wählen',
    calendar: 'Der Kalender',
    noMatch: (text) =>
      `In diesem Zeitraum passt keine Bestellung zu „${text}“. Leere den Filter oder wähle einen längeren Zeitraum.`,
    noneYet: 'Es gibt noch keine Bestellungen. Neue Bestellungen aus deinem Shop erscheinen hier.',
    noneInPeriod: 'In diesem Zeitraum gibt es keine Bestellungen. Wähle einen längeren, um frühere zu sehen.',
    collapse: (list) => `Zuklappen: ${list}`,
    expand: (list) => `Aufklappen: ${list}`,
    byStage: 'Bestellungen nach Stufe',
    summary: 'Überblick',
    loadingOrders: 'Bestellungen werden geladen',
    orderList: 'Die Liste der Bestellungen',
  },
} satisfies CatalogueOf<typeof english>;

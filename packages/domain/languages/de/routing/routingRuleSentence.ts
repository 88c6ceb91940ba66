import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/routingRuleSentence.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  ruleWords: {
    anyLocation: 'jedem Standort',
    shipFrom: (orders, from) => `${orders} werden von ${from} versendet`,
    preferably: (locations) => `bevorzugt von ${locations}`,
    next: ', dann ',
    maySplit: 'und dürfen auf Standorte verteilt werden',
    neverSplit: 'und werden nie geteilt',
    allOrders: 'Alle Bestellungen',
    ordersTo: (countries) => `Bestellungen nach ${countries}`,
    more: (count) => `${formatCount(count)} weitere`,
    noneYet: 'noch keinem',
    preferences: {
      sameCountry: 'einem Standort im Land des Kunden',
      fewestSplits: 'einem, der die ganze Bestellung hat',
      mostStock: 'dem mit dem meisten Bestand',
    },
    unknownLocation: (id) => `einem unbekannten Standort (${id})`,
  },
} satisfies CatalogueOf<typeof english>;

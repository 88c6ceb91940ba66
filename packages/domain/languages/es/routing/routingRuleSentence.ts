import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/routingRuleSentence.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  ruleWords: {
    anyLocation: 'cualquier ubicación',
    shipFrom: (orders, from) => `${orders} se envían desde ${from}`,
    preferably: (locations) => `preferiblemente desde ${locations}`,
    next: ', después ',
    maySplit: 'y pueden repartirse entre ubicaciones',
    neverSplit: 'y nunca se dividen',
    allOrders: 'Todos los pedidos',
    ordersTo: (countries) => `Los pedidos a ${countries}`,
    more: (count) => `${formatCount(count)} más`,
    noneYet: 'ninguna todavía',
    preferences: {
      sameCountry: 'una ubicación en el país del cliente',
      fewestSplits: 'una que tenga el pedido completo',
      mostStock: 'la que tiene más existencias',
    },
    unknownLocation: (id) => `una ubicación desconocida (${id})`,
  },
} satisfies CatalogueOf<typeof english>;

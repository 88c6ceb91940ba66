import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/errorCures.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  errorCureTexts: {
    required: 'Benötigt',
    openInStore: 'Im Shop öffnen',
    unknown: 'Lies die Meldung, behebe, was sie nennt, und führe die Bestellung dann erneut aus.',
    shipsTo: (address) => `Versand an: ${address}`,
    forOne: (label) => `${label} für diese Bestellung`,
    forAll: (label, count) => `${label} für alle ${formatCount(count)}`,
    whatToDo: 'Was zu tun ist',
    andMore: (more) => `und ${more} weitere`,
    openInventory: 'Bestand öffnen',
    openWeights: 'Gewichte und Verpackungen öffnen',
    openMapping: 'Versandzuordnung öffnen',
    openWorkflows: 'Workflows öffnen',
  },
  cureTexts: {
    address: 'Korrigiere die Adresse und führe die Bestellung dann erneut aus.',
    unknownSku: 'Lege die SKU in deinem Lager an oder korrigiere sie in deinen Produkten.',
    stock: 'Füge Bestand hinzu oder entferne die Artikel aus der Bestellung.',
    orderAmount: 'Prüfe die Bestellung oder erhöhe das Limit im Workflow.',
    customs:
      'Ergänze beim Produkt, was der Zoll braucht, in deinem Shop oder unter „Gewicht und Verpackung“, und führe die ' +
      'Bestellung dann erneut aus.',
    packageSize: 'Prüfe Gewicht und Verpackung der Artikel.',
    rate: 'Ordne die Versandart einem Service zu und prüfe das Gewicht der Artikel.',
    busy: 'Das 3PL war ausgelastet. Warte ein paar Minuten und führe die Bestellung dann erneut aus.',
  },
} satisfies CatalogueOf<typeof english>;

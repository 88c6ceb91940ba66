import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/actionNames.ts';

export const texts = {
  actionNames: {
    routeToLocation: 'An einen Standort routen',
    routeToProvider: 'An ein 3PL routen',
    hold: 'Zurückhalten',
    review: 'Zur Prüfung geben',
    addTags: 'Tags hinzufügen',
    removeTags: 'Tags entfernen',
    note: 'Notiz für das Lager hinzufügen',
    splitBundles: 'Bundles in ihre Artikel aufteilen',
    addItem: 'Artikel hinzufügen',
    swapItem: 'Artikel tauschen',
    setShippingService: 'Versandservice festlegen',
    setPackage: 'Verpackung festlegen',
    setInsurance: 'Sendung versichern',
    requireSignature: 'Unterschrift verlangen',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerProfiles.ts';

export const texts = {
  profileWords: {
    purposes: {
      ams: 'Sende Bestellungen an ein Lager, das mit AMS arbeitet.',
      shipbob: 'Lass Bestellungen in den Fulfillment-Centern von Shipbob packen und versenden.',
      ship_stations:
        'Kaufe Versandetiketten und versende aus deinem eigenen Lager. Lege für jede Marke oder jeden Standort ein Konto an.',
      cap: 'Lass Bestellungen in den Lagern von Capacity packen und versenden.',
      dcl: 'Lass Bestellungen in den Fulfillment-Centern von DCL packen und versenden.',
      cold_track: 'Versende tiefgekühlte und gekühlte Produkte aus dem Kühllager.',
      info_plus: 'Sende Bestellungen an ein Lager, das mit Info Plus arbeitet, deins oder das eines 3PL.',
      carterdc: 'Sende Bestellungen an die Lager von Carter, die mit dem Extensiv 3PL Warehouse Manager arbeiten.',
      shipWire: 'Versende aus Lagern von Shipwire in mehreren Ländern.',
      Portless: 'Versende von dort, wo deine Produkte hergestellt werden, direkt an deine Kunden.',
    },
    notVerified: 'Nicht mit dem echten Dienst geprüft',
    published: (name) => `Nach der Dokumentation von ${name} gebaut, noch nicht mit einem echten Konto ausprobiert.`,
    partial: (name) => `${name} veröffentlicht nur einen Teil seiner API, einige Einzelheiten sind angenommen.`,
    none: (name) => `Zur API von ${name} gibt es keine öffentliche Dokumentation, die Einzelheiten sind angenommen.`,
    tryFirst: 'Sende zuerst eine Testbestellung.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/unavailable.ts';

export const texts = {
  unavailableTexts: {
    note: 'Deine Einrichtung dieser App enthält diese Seite nicht. Bitte die Person, die die App eingerichtet hat, sie hinzuzufügen.',
    places: {
      workflows:
        'Fehlerhafte Bestellungen und solche, die geprüft werden müssen, stehen in ihren Listen auf dem Dashboard.',
      stock: 'Den Bestand deiner Produkte zeigt der Admin deines Shops.',
      products: 'Gewichte, Bundles und Kollektionen legst du im Admin deines Shops fest.',
      shopSettings: 'Maßeinheiten legst du im Admin deines Shops fest.',
      shipPolicy:
        'Dein 3PL entscheidet, welche Bestellungen es versendet. Halte Bestellungen in der Verwaltung deines Shops zurück.',
      insights: 'Der Bestellbericht zeigt, wie viele Bestellungen in jeder Phase sind.',
      batching: 'Dein 3PL fasst deine Bestellungen zu Batches zusammen. Die Liste „Im Fulfillment“ zeigt, wann.',
      shippingMapping: 'Dein 3PL wählt den Versandservice.',
      routing: 'Standorte richtest du im Admin deines Shops ein.',
      staff: 'Mitarbeiter fügst du im Admin deines Shops hinzu oder entfernst sie dort.',
      notifications: 'Die E-Mails an deine Kunden bearbeitest du im Admin deines Shops.',
      trackingPage: 'Jede Bestellung zeigt die Sendungsnummern ihrer Sendungen.',
      tags: 'Tags von Bestellungen fügst du im Admin deines Shops hinzu oder entfernst sie dort.',
    },
  },
} satisfies CatalogueOf<typeof english>;

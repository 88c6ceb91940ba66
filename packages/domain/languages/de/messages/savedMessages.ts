import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/savedMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  savedMessages: {
    newer: ({ person, what }) => `Inzwischen gespeichert von ${bidiIsolate(person)}: ${what}.`,
    someone: 'Jemand anderes',
    settings: 'Einstellungen',
    settingsOf: ({ name }) => `Einstellungen von ${bidiIsolate(name)}`,
    routingRules: 'Routing-Regeln',
    notificationSettings: 'Einstellungen der Benachrichtigungen',
    trackingPage: 'Einstellungen der Sendungsverfolgung',
    shipPolicy: 'Versandregeln',
    servicesOf: ({ name }) => `Services von ${bidiIsolate(name)}`,
    shippingOf: ({ name }) => `Versandeinstellungen von ${bidiIsolate(name)}`,
    permissionsOf: ({ name }) => `Berechtigungen von ${name}`,
    package: 'Einstellungen dieser Verpackung',
    bundle: 'Artikel dieses Bundles',
    collection: 'Einstellungen dieser Kollektion',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/companyFacts.ts';

export const texts = {
  companyWords: {
    notGiven: 'Nicht verfügbar',
    url: 'Shop-URL',
    installation: 'Installation',
    installed: 'Installiert',
    notInstalled: 'Nicht installiert',
    onboarding: 'Einrichtung',
    complete: 'Abgeschlossen',
    open: 'Offen',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    shownIn: (zone) => `Zeiten in Fulfillment Hub gelten für ${zone}.`,
    name: 'Name',
    userId: 'Benutzer-ID',
    role: 'Rolle',
  },
} satisfies CatalogueOf<typeof english>;

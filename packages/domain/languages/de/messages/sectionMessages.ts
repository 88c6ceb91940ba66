import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/sectionMessages.ts';

export const texts = {
  sectionMessages: {
    dashboard: 'Übersicht',
    workflows: 'Workflows',
    inventory: 'Bestandsübersicht',
    integrations: 'Apps & Integrationen',
    settings: 'Shop-Einstellungen',
    locations: 'Standorte',
    tracking: 'Tracking der App',
    insights: 'Auswertungen',
  },
} satisfies CatalogueOf<typeof english>;

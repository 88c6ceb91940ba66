import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/servedLocations.ts';

export const texts = {
  servedLocationTexts: {
    title: (provider) => `Welche Standorte bedient ${provider}?`,
    body: 'Bestellungen von einem Standort ohne 3PL warten, bis du eins wählst. Du kannst das unter Fulfillment > Standorte ändern.',
    label: 'Standorte',
    noneYet: 'Noch kein 3PL',
    runNow: (provider) => `Jetzt von ${provider} bedient`,
    confirm: 'Speichern',
  },
} satisfies CatalogueOf<typeof english>;

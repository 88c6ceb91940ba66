import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/sections.ts';

export const texts = {
  sectionNames: {
    1: 'Übersicht',
    2: 'Workflows',
    3: 'Bestandsübersicht',
    4: 'Apps & Integrationen',
    5: 'Shop-Einstellungen',
    6: 'Standorte',
    7: 'Tracking der App',
    8: 'Auswertungen',
  },
} satisfies CatalogueOf<typeof english>;

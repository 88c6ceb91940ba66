import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/dashboardTexts.ts';

export const texts = {
  dashboardTexts: {
    title: 'Übersicht',
    moreInfo: 'Mehr Infos',
    filterPlaceholder: 'Bestellungen filtern',
    export: 'Exportieren',
    refresh: 'Aktualisieren',
    moreFilters: 'Mehr',
    fewerFilters: 'Weniger',
  },
} satisfies CatalogueOf<typeof english>;

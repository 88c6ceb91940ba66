import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/settingsFacts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  settingsFactWords: {
    none: 'Keines',
    warehouseChooses: 'Das Lager wählt',
    orFewer: (units) => `${formatCount(units)} Stück oder weniger`,
    yes: 'Ja',
    no: 'Nein',
    missing: (part) => `${part} fehlt`,
  },
} satisfies CatalogueOf<typeof english>;

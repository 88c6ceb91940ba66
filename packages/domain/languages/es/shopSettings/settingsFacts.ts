import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/settingsFacts.ts';
import { counted } from '../../counted.ts';

export const texts = {
  settingsFactWords: {
    none: 'Ninguno',
    warehouseChooses: 'Lo elige el almacén',
    orFewer: (units) => `${counted(units, { one: 'unidad', other: 'unidades' })} o menos`,
    yes: 'Sí',
    no: 'No',
    missing: (part) => `Falta: ${part}`,
  },
} satisfies CatalogueOf<typeof english>;

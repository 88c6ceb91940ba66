import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/sections.ts';

export const texts = {
  sectionNames: {
    1: 'Panel',
    2: 'Flujos de trabajo',
    3: 'Resumen de inventario',
    4: 'Apps e integraciones',
    5: 'Configuración de la tienda',
    6: 'Ubicaciones',
    7: 'Seguimiento de la app',
    8: 'Informes',
  },
} satisfies CatalogueOf<typeof english>;

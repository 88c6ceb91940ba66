import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/sectionMessages.ts';

export const texts = {
  sectionMessages: {
    dashboard: 'Panel',
    workflows: 'Flujos de trabajo',
    inventory: 'Resumen de inventario',
    integrations: 'Apps e integraciones',
    settings: 'Configuración de la tienda',
    locations: 'Ubicaciones',
    tracking: 'Seguimiento de la app',
    insights: 'Informes',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/companyFacts.ts';

export const texts = {
  companyWords: {
    notGiven: 'No disponible',
    url: 'URL de la tienda',
    installation: 'Instalación',
    installed: 'Instalada',
    notInstalled: 'Sin instalar',
    onboarding: 'Puesta en marcha',
    complete: 'Completa',
    open: 'Pendiente',
    currency: 'Moneda',
    timeZone: 'Zona horaria',
    shownIn: (zone) => `Las horas en Fulfillment Hub se muestran en ${zone}.`,
    name: 'Nombre',
    userId: 'ID de usuario',
    role: 'Rol',
  },
} satisfies CatalogueOf<typeof english>;

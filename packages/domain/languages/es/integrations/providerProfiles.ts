import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerProfiles.ts';

export const texts = {
  profileWords: {
    notVerified: 'Sin verificar con el servicio real',
    published: (name) => `Hecho según la documentación de ${name}; aún sin probar con una cuenta real.`,
    partial: (name) => `${name} solo publica una parte de su API, así que algunos detalles son supuestos.`,
    none: (name) => `No hay documentación pública de la API de ${name}, así que los detalles son supuestos.`,
    tryFirst: 'Antes de confiar en ella, envía un pedido de prueba.',
  },
} satisfies CatalogueOf<typeof english>;

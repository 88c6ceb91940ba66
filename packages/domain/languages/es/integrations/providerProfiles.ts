import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerProfiles.ts';

export const texts = {
  profileWords: {
    purposes: {
      ams: 'Envía pedidos a un almacén que trabaja con AMS.',
      shipbob: 'Los centros de fulfillment de Shipbob preparan y envían tus pedidos.',
      ship_stations: 'Compra etiquetas y envía desde tu propio almacén. Añade una cuenta por cada marca o sitio.',
      cap: 'Los almacenes de Capacity preparan y envían tus pedidos.',
      dcl: 'Los centros de fulfillment de DCL preparan y envían tus pedidos.',
      cold_track: 'Envía productos congelados y refrigerados desde un almacén frigorífico.',
      info_plus: 'Envía pedidos a un almacén que trabaja con Info Plus, tuyo o de un 3PL.',
      carterdc: 'Envía pedidos a los almacenes de Carter, que trabajan con Extensiv 3PL Warehouse Manager.',
      shipWire: 'Envía desde los almacenes de Shipwire en varios países.',
      Portless: 'Envía desde donde se fabrican tus productos, directamente a tus clientes.',
    },
    notVerified: 'Sin verificar con el servicio real',
    published: (name) => `Hecho según la documentación de ${name}; aún sin probar con una cuenta real.`,
    partial: (name) => `${name} solo publica una parte de su API, así que algunos detalles son supuestos.`,
    none: (name) => `No hay documentación pública de la API de ${name}, así que los detalles son supuestos.`,
    tryFirst: 'Antes de confiar en ella, envía un pedido de prueba.',
  },
} satisfies CatalogueOf<typeof english>;

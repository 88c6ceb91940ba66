import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingSteps.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  stepTexts: {
    done: (done, all) => `${done} de ${all} pasos hechos`,
    notKnown: 'Ahora mismo no pudimos comprobarlo.',
    store: {
      title: 'Instala la app en tu tienda',
      done: 'La app está instalada en tu tienda.',
      open: 'Instala la app desde la página Apps del panel de tu tienda.',
    },
    provider: {
      title: 'Conecta tu almacén (3PL)',
      directory: 'Abrir el directorio de apps',
      open: 'Elige tu 3PL, introduce sus credenciales, prueba la conexión y guarda.',
      connect: 'Conectar un proveedor',
      done: (names, count) =>
        `${names} ${plural(count, { one: 'está conectado', other: 'están conectados' })} y la última prueba fue bien.`,
      see: 'Ver tus proveedores',
      untested: (names, count) =>
        `${names} ${plural(count, { one: 'está conectado', other: 'están conectados' })}. Prueba la conexión para asegurarte.`,
      test: 'Probar la conexión',
    },
    locations: {
      title: 'Comprueba desde dónde se envían tus pedidos',
      see: 'Ver tus ubicaciones',
      none: 'Tu tienda aún no tiene ubicaciones. Añade una en el panel de tu tienda.',
      some: (locations) => `Tu tienda tiene ${counted(locations, { one: 'ubicación', other: 'ubicaciones' })}.`,
    },
    mayShip: {
      title: 'Comprueba qué se puede enviar',
      choose: 'Elegir qué se puede enviar',
      none: 'Ningún pedido anterior espera a que lo elijas.',
      from: (day) =>
        `Los pedidos hechos desde el ${day} se pueden enviar cuando estén pagados. Comprueba ambas cosas antes de empezar.`,
    },
    shipped: {
      title: 'Envía tu primer pedido',
      seeOpen: 'Ver tus pedidos abiertos',
      none: 'Todavía no se ha enviado nada. Abre un pedido y elige «Enviar ahora».',
      connectFirst: 'Conecta primero tu almacén.',
      some: (count) => `Hasta ahora, ${orders(count)} ${plural(count, { one: 'enviado', other: 'enviados' })}.`,
      seeShipped: 'Ver tus pedidos enviados',
    },
  },
} satisfies CatalogueOf<typeof english>;

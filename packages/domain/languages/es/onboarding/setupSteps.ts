import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/setupSteps.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  setupTexts: {
    backfill: {
      title: 'Carga los pedidos de tu tienda',
      running: (read) => `${orders(read)} cargados hasta ahora. Mientras tanto puedes seguir.`,
      runningOf: (read, all) => `${formatCount(read)} de ${orders(all)} cargados. Mientras tanto puedes seguir.`,
      failed: 'La carga se ha detenido. Vuelve a iniciarla más abajo.',
      done: (read) => `${orders(read)} cargados.`,
      none: 'La carga empieza cuando la app está instalada.',
    },
    places: {
      title: 'Elige quién envía desde cada ubicación',
      choose: 'Elegir un 3PL para cada ubicación',
      without: (names) => `Aún sin 3PL: ${names}. Los pedidos de allí esperan.`,
      all: 'Cada ubicación tiene un 3PL o es tu propio almacén.',
    },
    mapping: {
      title: 'Asigna tus métodos de envío',
      map: 'Asignar métodos de envío',
      unmapped: (methods) =>
        `${counted(methods, { one: 'método de envío', other: 'métodos de envío' })} de tu tienda sin servicio.`,
      all: 'Cada método de envío de tu tienda tiene un servicio.',
    },
    connectFirst: 'Conecta primero tu almacén.',
    testOrder: {
      title: 'Envía un pedido de prueba',
      send: 'Enviar un pedido de prueba',
      open: 'Envía un pedido pequeño a una cuenta de pruebas de tu 3PL. Se cancela enseguida.',
      done: 'Un pedido de prueba llegó a tu 3PL y se canceló.',
    },
    cutOff: {
      title: 'Fija tu primera hora de corte',
      set: 'Fijar horas de corte',
      open: 'Ninguna ubicación tiene aún hora de corte, así que los pedidos solo salen cuando eliges «Enviar ahora».',
    },
    skipping: {
      store: 'Sin la app en tu tienda no llega ningún pedido.',
      backfill: 'La carga continúa. Hasta que termine, faltan pedidos anteriores en listas y cifras.',
      mayShip:
        'Los pedidos anteriores a la instalación siguen en espera y los no pagados también. Los demás se pueden enviar.',
      provider: 'Sin almacén, los pedidos siguen abiertos y no se envía nada.',
      locations: 'Los pedidos de una ubicación sin 3PL esperan hasta que elijas uno.',
      mapping: 'Tu 3PL elige el servicio de cada método de envío que no lo tenga.',
      testOrder: 'El primer pedido que tu 3PL reciba de esta app será entonces uno real.',
      cutOff: 'Nada se envía solo. Eliges «Enviar ahora» para tus pedidos.',
      shipped: 'Envías tu primer pedido más tarde, desde el panel.',
    },
  },
} satisfies CatalogueOf<typeof english>;

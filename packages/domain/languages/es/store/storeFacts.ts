import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/storeFacts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';
import { orders } from '../words.ts';

export const texts = {
  storeFactWords: {
    lastMessage: 'Último mensaje de la tienda',
    noneYet: 'Ninguno todavía',
    lastCheck: 'Última comprobación con la tienda',
    underway: 'En curso',
    connection: 'Conexión',
    connected: 'Conectada',
    missingScopes: 'Faltan permisos',
    frozen: 'La tienda está congelada',
    accessEnded: 'El acceso ha terminado',
    accessEndedNote: 'Abre la app en el panel de control de tu tienda para renovarlo.',
    uninstalled: 'Desinstalada',
    notConnected: 'Sin conexión',
    elsewhere: 'Los pedidos de esta tienda no vienen de una tienda conectada.',
    scopes: 'Permisos en la tienda',
    allGranted: 'Todos concedidos',
    scopesGranted: (granted, all) => `Concedidos: ${formatCount(granted)} de ${formatCount(all)}`,
    grantedNames: (names) => `Concedidos: ${names}.`,
    missingNames: (names) => `Faltan: ${names}.`,
    before: 'Pedidos anteriores',
    preparing: 'La tienda los está preparando',
    readOf: (read, total) => `Cargados: ${read} de ${formatCount(total)}`,
    read: (read) => `Cargados: ${read}`,
    stopped: (read) => `Detenido tras ${read}`,
    notRead: 'Todavía sin cargar',
    nightly: 'Cada noche se comparan los pedidos con la tienda.',
    noneMissing: 'No faltaba ningún pedido.',
    more: (count) => ` y ${formatCount(count)} más`,
    missing: (count, names) =>
      `${plural(count, { one: 'Faltaba', other: 'Faltaban' })} ${orders(count)}, ya en la app: ${names}.`,
    changed: (count) => `${orders(count)} con cambios en la tienda, otra vez al día.`,
    writes: 'Cambios para la tienda',
    noneWaiting: 'Ninguno en espera',
    waiting: (count) => `${formatCount(count)} en espera`,
    waitingSince: (time) => `El más antiguo espera desde ${time}. Se vuelve a intentar hasta que la tienda responda.`,
    jobs: {
      orders: 'Carga de pedidos',
      check: 'Comparación con la tienda',
      products: 'Carga de productos',
      stock: 'Carga de existencias',
      shipPolicy: 'Aplicación de lo que puede enviarse',
    },
    jobDone: (done) => `${done} hasta ahora`,
    jobOf: (done, total) => `${done} de ${total}`,
    jobStanding: (time) => `Sin avance desde ${time}. Continúa solo donde estaba.`,
    refused: (count) => `La tienda rechazó ${formatCount(count)}.`,
  },
} satisfies CatalogueOf<typeof english>;

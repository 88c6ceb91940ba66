import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { formatTime } from '../../../src/shared/formatTime.ts';
import type * as english from '../../../src/store/storeTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';

/** What the store was asked, by the server's words. */
const tasks: Readonly<Record<string, string>> = {
  'add the fulfillment': 'añadir el envío',
  'change the tracking number': 'cambiar el número de seguimiento',
  'cancel the fulfillment': 'cancelar el envío',
  'hold the order': 'retener el pedido',
  'release the order': 'liberar el pedido',
  'move the order to its location': 'mover el pedido a su ubicación',
  'change the tags': 'cambiar las etiquetas',
  'remove the items': 'quitar los artículos',
  'archive the order': 'archivar el pedido',
};

export const texts = {
  storeTexts: {
    title: 'Conexión con la tienda',
    note: 'Los pedidos llegan de la tienda en cuanto se hacen, y los envíos se comunican a ella.',
    subject: 'la conexión con la tienda',
    grant: 'Conceder permisos en tu tienda',
    grantTitle: 'Tu tienda no ha concedido todos los permisos',
    grantNote: 'Hasta entonces:',
    noGrantPage: 'Abre la app en el panel de tu tienda y acepta sus permisos.',
    frozenTitle: 'Tu tienda está congelada',
    frozenNote: 'El trabajo se detiene hasta que se pague su factura y después sigue solo. No se pierde nada.',
    uninstalledTitle: 'La app se desinstaló de esta tienda',
    uninstalledNote: 'Todos los datos se borran 48 horas después. Instala la app de nuevo para conservarlos.',
    check: 'Comprobar ahora',
    checking: 'Hay una comprobación en curso.',
    checkStarted: 'Comparando tus pedidos con la tienda.',
    readAgain: 'Leer todos los pedidos otra vez',
    resume: 'Seguir leyendo',
    reading: 'Se están leyendo los pedidos.',
    readStarted: 'Leyendo los pedidos de tu tienda.',
    notInstalled: 'La app no está instalada en ninguna tienda.',
    problems: 'Tu tienda rechazó estos cambios',
    problemsNote: 'Corrige el pedido en el panel de tu tienda y vuelve a intentarlo.',
    retry: 'Reintentar',
    retryAll: 'Reintentar todos',
    retried: (name) => `Intentando ${bidiIsolate(name)} de nuevo.`,
    retriedAll: 'Intentando todos de nuevo.',
    saving: 'tu tienda',
    backfill: 'Tus pedidos',
    backfillNote: 'Puedes trabajar con los pedidos que ya están mientras se leen los demás.',
    bar: 'Pedidos leídos',
    backfillResumed: 'La lectura sigue donde se detuvo.',
    backfillRestarted:
      'Tu tienda ya no tiene la lista que se estaba leyendo, así que la lectura empieza de nuevo. Nada se añade dos veces.',
  },
  storeProblemText: ({ task, words }) => `La tienda no pudo ${tasks[task] ?? task}: ${bidiIsolate(words)}`,
  backfillText: ({ state, ordersRead, ordersTotal, words }) => {
    const count = formatCount(ordersRead);
    const why = words === null ? '' : ` ${bidiIsolate(words)}`;
    switch (state) {
      case 'none':
        return null;
      case 'running':
        return ordersTotal === null || ordersTotal === 0
          ? `Tu tienda está preparando sus pedidos.${why}`
          : `${count} de ${formatCount(ordersTotal)} pedidos leídos.${why}`;
      case 'done':
        return plural(ordersRead, {
          one: `${count} pedido leído. Los nuevos llegan solos.`,
          other: `${count} pedidos leídos. Los nuevos llegan solos.`,
        });
      case 'failed':
        return (
          `La lectura se detuvo tras ${counted(ordersRead, { one: 'pedido', other: 'pedidos' })}.${why} ` +
          'Los pedidos que ya están se quedan.'
        );
    }
  },
  backfillStartText: (startedAt, timeZone) =>
    startedAt === null ? null : `Inicio: ${formatTime(startedAt, timeZone)}`,
} satisfies CatalogueOf<typeof english>;

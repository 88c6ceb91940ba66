import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { formatTime } from '../../../src/shared/dates/formatTime.ts';
import type * as english from '../../../src/store/storeTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';

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
    frozenNote: 'El trabajo está detenido hasta que se pague la factura. Después sigue solo. No se pierde nada.',
    uninstalledTitle: 'La app se desinstaló de esta tienda',
    uninstalledNote: 'Todos los datos se borran 48 horas después. Instala la app de nuevo para conservarlos.',
    check: 'Comprobar ahora',
    checking: 'Hay una comprobación en curso.',
    checkStarted: 'Comparando tus pedidos con la tienda.',
    readAgain: 'Cargar todos los pedidos de nuevo',
    resume: 'Seguir cargando',
    reading: 'Se están cargando los pedidos.',
    readStarted: 'Cargando los pedidos de tu tienda.',
    notInstalled: 'La app no está instalada en ninguna tienda.',
    problems: 'Estos cambios no están en tu tienda',
    problemsNote:
      'Si tu tienda rechazó un cambio, corrige el pedido en el panel de tu tienda. Después vuelve a intentarlo: si en ' +
      'la tienda no queda nada por enviar, eso quita la entrada.',
    retry: 'Reintentar',
    retryAll: 'Reintentar todos',
    retried: (name) => `Intentando ${bidiIsolate(name)} de nuevo.`,
    retriedAll: 'Intentando todos de nuevo.',
    saving: 'tu tienda',
    backfill: 'Tus pedidos',
    backfillNote: 'Puedes trabajar con los pedidos que ya están mientras se cargan los demás.',
    bar: 'Pedidos cargados',
  },
  backfillWords: ({ state, ordersRead, ordersTotal, words }) => {
    const count = formatCount(ordersRead);
    const why = words === null ? '' : ` ${bidiIsolate(words)}`;
    switch (state) {
      case 'none':
        return null;
      case 'running':
        return ordersTotal === null || ordersTotal === 0
          ? `Tu tienda está preparando sus pedidos.${why}`
          : `${count} de ${formatCount(ordersTotal)} pedidos cargados.${why}`;
      case 'done':
        if (ordersRead === 0) return 'Tu tienda aún no tiene pedidos. Los nuevos llegan automáticamente.';
        return plural(ordersRead, {
          one: `${count} pedido cargado. Los nuevos llegan automáticamente.`,
          other: `${count} pedidos cargados. Los nuevos llegan automáticamente.`,
        });
      case 'failed':
        return (
          `La carga se detuvo tras ${counted(ordersRead, { one: 'pedido', other: 'pedidos' })}.${why} ` +
          'Los pedidos que ya están se quedan.'
        );
    }
  },
  backfillStartText: (startedAt, timeZone) =>
    startedAt === null ? null : `Inicio: ${formatTime(startedAt, timeZone)}`,
} satisfies CatalogueOf<typeof english>;

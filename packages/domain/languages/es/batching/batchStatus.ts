import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/batching/batchStatus.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const batches = (count: number) => counted(count, { one: 'lote', other: 'lotes' });

export const texts = {
  batchStatusLabels: {
    sending: 'Enviándose',
    failed: 'Con pedidos fallidos',
    sent: 'Enviado',
    nothing: 'Nada enviado',
  },
  batchStatusTexts: {
    title: 'Estado de lotes',
    note: 'Tus lotes más recientes. Abre un lote para ver sus pedidos y volver a enviar los que fallaron.',
    head: ['Lote', 'Enviado desde', 'Estado'],
    allSent: 'No se está enviando ningún lote, y ninguno de estos tiene pedidos fallidos.',
    history: 'Ver todos los lotes',
  },
  batchProgressWords: {
    sent: (sent, all) => `Enviados: ${formatCount(sent)} de ${orders(all)}`,
    failed: (count) => counted(count, { one: 'fallido', other: 'fallidos' }),
    skipped: (count) => counted(count, { one: 'omitido', other: 'omitidos' }),
    areSending: (count) => `${batches(count)} ${plural(count, { one: 'se está', other: 'se están' })} enviando.`,
    haveFailed: (count) => `${batches(count)} ${plural(count, { one: 'tiene', other: 'tienen' })} pedidos fallidos.`,
    sentNothing: (count) => `${batches(count)} no ${plural(count, { one: 'envió', other: 'enviaron' })} nada.`,
  },
} satisfies CatalogueOf<typeof english>;

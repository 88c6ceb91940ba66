import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/selectionTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  selectionTexts: {
    counting: 'Contando los pedidos seleccionados',
    countingFailed: 'No se pudieron contar los pedidos seleccionados, así que no se envió nada.',
    readingFailed: 'No se pudieron leer los pedidos seleccionados, así que no se envió nada.',
    rangeFailed: 'Algunos pedidos que coinciden no se cargaron, así que tu selección no ha cambiado.',
    expired: 'Esta selección ha caducado. Elige la acción de nuevo.',
    changed: 'Estos no son los pedidos que se contaron. Elige la acción de nuevo.',
    notSentYet: 'Aún no enviados, porque una parte anterior falló',
    selectingRange: (count, loaded) => `Seleccionando ${orders(count)}: ${formatCount(loaded)} hasta ahora`,
    reading: (count, read) => `Preparando ${orders(count)}: ${formatCount(read)} hasta ahora`,
    otherCount: (counted, shown) =>
      `En tu lista había ${orders(shown)} ${plural(shown, { one: 'seleccionado', other: 'seleccionados' })}. ` +
      `El servidor cuenta ahora ${formatCount(counted)}.`,
    selected: (count) => counted(count, { one: 'pedido seleccionado', other: 'pedidos seleccionados' }),
    selectHold: 'Seleccionar todos los pedidos',
    selectAll: 'Seleccionar todos los pedidos',
    match: (count) => counted(count, { one: 'pedido que coincide', other: 'pedidos que coinciden' }),
    partOf: (part, all) => `${formatCount(part)} de ${all}`,
    theOne: (all) => `El único: ${all}`,
    allOf: (all) => `Todos: ${all}`,
    bulkFor: (list) => `Acciones en grupo para ${list}`,
    selectionIn: (list) => `Selección en ${list}`,
    whichOfThem: 'Cuáles de ellos',
  },
} satisfies CatalogueOf<typeof english>;

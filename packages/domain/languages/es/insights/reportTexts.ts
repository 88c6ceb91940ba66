import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/reportTexts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  reportTexts: {
    summary: 'Resumen',
    totalOrders: 'Pedidos totales',
    halfShipped: 'La mitad, enviada en',
    nineInTenShipped: 'Nueve de cada diez, en',
    moved: 'Mientras se cargaban estas cifras, llegaron pedidos o cambiaron de lista.',
    filled: (period) => `${period}, relleno:`,
    outlined: (period) => `${period}, contorno:`,
    most: (column) => `Máximo: ${column}`,
    partOfDay: (day) => `${day}, parte del día`,
    columns: { day: 'Día', week: 'Semana', month: 'Mes', year: 'Año' },
    days: 'Días',
    dayBefore: 'Día anterior',
    daysBefore: 'Días anteriores',
    figure: 'Cifra',
    change: 'Cambio',
    time: 'Tiempo',
    orders: 'Pedidos',
    cause: 'Causa',
    stage: 'Etapa',
    sku: 'SKU',
    name: 'Nombre',
    shippedInPart: 'Enviados total o parcialmente',
    unitsInOrders: (units, count) => `${formatCount(units)} en ${counted(count, { one: 'pedido', other: 'pedidos' })}`,
    unitsInReships: (units, count) =>
      `${counted(units, { one: 'unidad', other: 'unidades' })} en ${counted(count, { one: 'reenvío', other: 'reenvíos' })}`,
    skus: (skus) => `${formatCount(skus)} SKU.`,
    skusShown: (skus, bars, rows) =>
      `${formatCount(skus)} SKU; los primeros ${formatCount(bars)} en barras, ` +
      `${rows < skus ? `los primeros ${formatCount(rows)}` : 'todos'} en la tabla.`,
    inList: (count, list) => `${formatCount(count)} en ${list}.`,
  },
} satisfies CatalogueOf<typeof english>;

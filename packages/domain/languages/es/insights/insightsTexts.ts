import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/insightsTexts.ts';
import { orders } from '../words.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  insightsTexts: {
    basedOnLines: (count, period) =>
      `Según las líneas de ${count === 1 ? orders(count) : `todos los ${orders(count)}`} (${period}).`,
    stages: 'Pedidos por etapa',
    shipping: 'Tiempo desde el pedido hasta el envío',
    shippingAxis: 'Días hasta el envío',
    causes: 'Errores por causa',
    causesNote: 'Un pedido con varios errores cuenta una vez, en el primero de ellos.',
    noErrors: 'No hay pedidos con errores en este período.',
    nothingShipped: 'Aún no se ha enviado ningún pedido de este período.',
    noneReadableShipped: 'Aún no se ha enviado ninguno de los pedidos que pudimos leer.',
    undated: 'Sin fecha de creación',
    refresh: 'Actualizar',
    showTable: 'Ver como tabla',
    showChart: 'Ver como gráfico',
    allOrders: 'Todos los pedidos',
    comparison: 'Comparación con el período anterior',
    comparedOrders: 'Pedidos por día, ambos períodos',
    thisPeriod: 'Este período',
    periodBefore: 'Período anterior',
    lessTime:
      'Los pedidos más nuevos han tenido menos tiempo para enviarse o fallar, así que estas cifras aún pueden cambiar.',
    unfinished: 'Este período aún no ha terminado.',
    chooseDays: 'Elige un primer y un último día para comparar con el mismo número de días anteriores.',
    mostOrdered: 'SKU más pedidos',
    short: 'SKU que faltan',
    units: 'Unidades',
    unitsShort: 'Unidades que faltan',
    noneShort: 'Ninguno de estos pedidos espera existencias.',
    noneOrdered: 'Ninguno de estos pedidos tiene artículos que enviar.',
    reships: 'Reenvíos',
    reshipsNote: 'Sin los que el 3PL rechazó o canceló.',
    noReships: 'No se reenvió nada de estos pedidos.',
    noSku: 'Sin SKU',
  },
  calendarTitles: {
    day: 'Pedidos por día',
    week: 'Pedidos por semana, de lunes a domingo',
    month: 'Pedidos por mes',
    year: 'Pedidos por año',
  },
  shippingWords: {
    notShipped: (count) => `${orders(count)} sin fecha de envío`,
    unmeasurable: (count) => `${orders(count)} con fechas imposibles`,
    outside: (left) => `No están en el gráfico: ${left}.`,
    one: (median) => `Tiempo de envío del único pedido enviado total o parcialmente: ${median}.`,
    several: (count, median, ninetieth) =>
      `${orders(count)} con envío total o parcial. Tiempo de envío: la mitad, ${median} como máximo; ` +
      `nueve de cada diez, ${ninetieth} como máximo.`,
  },
  surplusText: (surplus) =>
    surplus === 0
      ? null
      : `Las etapas suman ${orders(surplus)} más que «Pedidos totales», porque algunos cuentan en dos etapas.`,
  otherCausesText: (causes) => `${formatCount(causes)} causas más`,
  partialDayText: (day) => `El período empieza a mitad del día ${day}, así que solo cuentan los pedidos posteriores.`,
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/orderSample.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  sampleTexts: {
    reading: 'Cargando los detalles de los pedidos',
    subject: 'los detalles de los pedidos',
    cancel: 'Cancelar',
    stopped: 'Detuviste la carga. Estas cifras abarcan los pedidos ya cargados.',
    readRest: 'Cargar el resto',
    noOrders: 'No hay pedidos en este período. Elige uno más largo para ver pedidos anteriores.',
    notAvailable: 'No se pudo cargar.',
    notAllowed: 'No tienes permiso para ver esto.',
    noOrdersAtAll: 'Aún no hay pedidos. Los pedidos nuevos de tu tienda aparecen aquí.',
    sources: {
      lines: 'los artículos',
      shipments: 'los envíos',
      shipmentsAndLines: 'los envíos y sus artículos',
    },
  },
  sampleWords: {
    leftOut: (count) => `${orders(count)} sin poder leerse, así que este informe no los cuenta.`,
    newest: (count, all) => `Últimos ${formatCount(count)} de ${orders(all)}`,
    all: (count) => (count === 1 ? orders(count) : `Todos: ${orders(count)}`),
    allTarget: (count) => orders(count),
    newestTarget: (count, all) => `los últimos ${formatCount(count)} de ${orders(all)}`,
    readOf: (read, target) => `${orders(read)} entre ${target}`,
    day: (day) => `, creados el ${day}`,
    days: (from, to) => `, creados del ${from} al ${to}`,
    missingOrders: (count) => ` No se pudo leer: ${orders(count)}.`,
    missingLines: (lines) => ` No se pudo leer: ${counted(lines, { one: 'línea', other: 'líneas' })}.`,
    based: (source, base, period, days) => `Base: ${source} de ${base} (${period})${days}.`,
    progress: (reading, read, all) => `${reading}: ${formatCount(read)} de ${formatCount(all)}`,
  },
} satisfies CatalogueOf<typeof english>;

import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/stockMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockMessages: {
    skuSpaces: 'Un SKU no puede empezar ni terminar con un espacio.',
    skuLength: ({ most }) => `Usa un SKU de ${most} caracteres como máximo.`,
    reserved: ({ units }) =>
      plural(units, {
        one: `${formatCount(units)} unidad está reservada para pedidos`,
        other: `${formatCount(units)} unidades están reservadas para pedidos`,
      }),
    staysCounted: ({ reserved }) => `${reserved}, así que hay que seguir contándolo.`,
    tooFew: ({ reserved, least }) => `${reserved}. Introduce ${formatCount(least)} o más, o cierra antes esos pedidos.`,
    onHand: 'en almacén',
    lowAt: 'para «bajo a partir de»',
    wholeNumber: ({ what }) => `Introduce un número entero ${what}, 0 o más.`,
    most: ({ most, what }) => `Introduce ${formatCount(most)} como máximo ${what}.`,
    sameRow: ({ line }) => `La línea ${formatCount(line)} ya tiene este SKU y esta ubicación.`,
    empty: 'El archivo está vacío.',
    noColumn: ({ names }) => `La primera línea no tiene la columna ${names.map((name) => `«${name}»`).join(' o ')}.`,
    rows: ({ most }) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo en otros más pequeños.`,
    noSku: 'No tiene SKU.',
    rounded: ({ sku }) =>
      `Una hoja de cálculo redondeó el SKU «${sku}». Da formato de texto a la columna y exporta otra vez.`,
    noLocation: 'No tiene ubicación.',
    noNumber: 'No tiene número de existencias.',
    tooMany: ({ most }) => `Guarda ${formatCount(most)} registros como máximo de una vez.`,
    twice: 'Aparece dos veces para una ubicación.',
    outdated: ({ count }) =>
      `${formatCount(count)} de estos registros ${plural(count, { one: 'cambió', other: 'cambiaron' })} mientras tanto, ` +
      'por una persona o un envío. Revísalo y guarda de nuevo.',
    countedByStore: 'Tu tienda cuenta las existencias de esta ubicación. Cambia el número allí.',
    countedByProvider: 'Tu 3PL cuenta las existencias de esta ubicación. Leemos sus cifras cada hora.',
    unknownLocation: ({ location }) => `Tu tienda no tiene la ubicación «${bidiIsolate(location)}».`,
  },
} satisfies CatalogueOf<typeof english>;

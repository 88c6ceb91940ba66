import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/stock/checkStockChange.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  stockProblems: {
    skuSpaces: 'Un SKU no puede empezar ni terminar con un espacio.',
    skuLength: (most) => `Usa un SKU de ${most} caracteres como máximo.`,
    reserved: (units) =>
      plural(units, {
        one: `${formatCount(units)} unidad está reservada para pedidos`,
        other: `${formatCount(units)} unidades están reservadas para pedidos`,
      }),
    staysCounted: (reserved) => `${reserved}, así que hay que seguir contándolo.`,
    tooFew: (reserved, least) => `${reserved}. Introduce ${formatCount(least)} o más, o cierra antes esos pedidos.`,
    onHand: 'en almacén',
    lowAt: 'para «bajo a partir de»',
    wholeNumber: (what) => `Introduce un número entero ${what}, 0 o más.`,
    most: (most, what) => `Introduce ${formatCount(most)} como máximo ${what}.`,
  },
  countedByStoreText: 'Tu tienda cuenta las existencias de esta ubicación. Cambia el número allí.',
  countedByProviderText: 'Tu 3PL cuenta las existencias de esta ubicación. Leemos sus cifras cada hora.',
  unknownStockLocationText: (location) => `Tu tienda no tiene la ubicación «${bidiIsolate(location)}».`,
} satisfies CatalogueOf<typeof english>;

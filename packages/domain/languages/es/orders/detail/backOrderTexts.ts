import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/backOrderTexts.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  backOrderTexts: {
    title: 'A la espera de existencias',
    short: 'Faltan',
    nothingShort: 'Ya no falta nada',
    wouldSend: 'Una liberación parcial enviaría',
    nothing: 'nada',
    reading: 'Comprobando qué falta',
    unreadable: 'No pudimos comprobar qué falta',
    readingLabel: 'Comprobación de los SKU que faltan',
    retryReading: 'Volver a comprobar los SKU que faltan',
  },
  unitsText: ({ sku, name, quantity }) =>
    `${bidiIsolate(sku.trim() || name.trim() || 'Sin SKU')} × ${formatCount(quantity)}`,
  readingText: ({ read, failed, total }) => {
    if (failed > 0) {
      const could = plural(failed, { one: 'No se pudo', other: 'No se pudieron' });
      return `${could} comprobar ${formatCount(failed)} de ${formatCount(total)}`;
    }
    return read < total ? `SKU que faltan: ${formatCount(read)} de ${formatCount(total)} comprobados` : null;
  },
  backOrderChoiceTexts: {
    action: 'Acción',
    toOpen: (count) => `Liberar ${count}`,
    toPartially: (count) => `Liberar ${count} en parte`,
  },
  backOrderWords: {
    releasable: (count, all) => `${formatCount(count)} de ${formatCount(all)} se pueden liberar en parte`,
    unitsOfSkus: (units, skus) => `${counted(units, { one: 'unidad', other: 'unidades' })} de ${formatCount(skus)} SKU`,
    moreSkus: (named, skus) => `${named} y ${formatCount(skus)} SKU más`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/inventory/inventoryTexts.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  inventoryTexts: {
    source: 'líneas de pedido',
    summary: 'Resumen',
    skus: 'SKU',
    unitsOrdered: 'Unidades pedidas',
    skusShort: 'SKU que faltan',
    unitsShort: 'Unidades que faltan',
    all: 'SKU en estos pedidos',
    allNote:
      'Los más pedidos primero. Faltan: unidades que estos pedidos esperan. ' +
      'Las existencias están en el panel de tu tienda.',
    none: 'Ninguno de estos pedidos tiene artículos que enviar.',
    sku: 'SKU',
    name: 'Nombre',
    orders: 'Pedidos',
    noSku: 'Sin SKU',
    seeBackOrders: 'Ver «Sin existencias»',
    filter: 'Filtrar por SKU o nombre',
    weights: 'Pesos de los productos',
    weightsNote:
      'Los productos sin peso (00) van primero. Cambia los pesos en el producto, en el panel de tu tienda, ' +
      'donde también está su unidad.',
    weight: 'Peso del producto',
    noWeight: 'Sin peso',
    differs: 'Con varios pesos',
    unreadable: 'No es un número',
    packages: 'Embalajes',
    packagesNote:
      'Cajas ahorradas al empaquetar pedidos juntos, de todos los pedidos del período. ' +
      'Tu almacén elige el embalaje.',
    boxesSaved: 'Total de cajas ahorradas',
  },
  notProvidedWords: {
    collection: { title: 'Colecciones', note: 'Agrupa tus productos en colecciones en el panel de tu tienda.' },
    bundles: {
      title: 'Packs',
      note:
        'Configura los packs en el panel de tu tienda. ' +
        'Los artículos que no se envían están en cada pedido, en «Artículos que no se envían».',
    },
    bulkEdit: {
      title: 'Edición masiva',
      note:
        'Edita productos, pesos y existencias en el panel de tu tienda. ' +
        'Para quitar artículos de un pedido, ve a los pedidos abiertos.',
    },
    universalSettings: {
      title: 'Ajustes generales',
      note: 'Define la unidad de peso y las unidades de medida en el panel de tu tienda.',
    },
  },
  alternativeTexts: {
    skus: 'Ver qué SKU se pidieron',
    openOrders: 'Ver los pedidos abiertos',
    settings: 'Abrir la configuración',
  },
  rowsShownText: ({ shown, matching, all, filter }) => {
    const text = filter.trim();
    if (matching === 0 && text !== '') return `Ningún SKU ni nombre contiene «${bidiIsolate(text)}».`;
    const found =
      text === ''
        ? `${formatCount(all)} SKU`
        : `${formatCount(matching)} de ${formatCount(all)} SKU ${matching === 1 ? 'contiene' : 'contienen'} ` +
          `«${bidiIsolate(text)}»`;
    return shown < matching ? `${found}; se muestran los primeros ${formatCount(shown)}.` : `${found}.`;
  },
  formatWeight: ({ state, weights }, emptyWeight) => {
    if (state === 'missing') return emptyWeight;
    const shown = weights.map((weight) => (weight === '' ? emptyWeight : bidiIsolate(weight))).join(' y ');
    if (state === 'differs') return `${shown}, distintos`;
    return state === 'unreadable' ? `${shown}, no es un número` : shown;
  },
} satisfies CatalogueOf<typeof english>;

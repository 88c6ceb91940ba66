import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productScreenTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const products = (count: number) => counted(count, { one: 'producto', other: 'productos' });

/** Items by the noun that the pages name them with. */
const nouns: Readonly<Record<string, string>> = {
  package: 'el embalaje',
  bundle: 'el pack',
  collection: 'la colección',
};
const itemText = (noun: string, name: string) => `${nouns[noun] ?? noun} «${bidiIsolate(name)}»`;

export const texts = {
  productScreenTexts: {
    subject: 'los productos',
    products: {
      title: 'Pesos de los productos',
      grid: 'Pesos y embalajes de los productos',
      product: 'Producto',
      note:
        'Para el peso de los pedidos y las condiciones de los flujos de trabajo. Puedes pegar celdas de una hoja de ' +
        'cálculo.',
      filter: 'Filtrar por SKU o nombre',
      onlyMissing: 'Solo sin peso',
      none: 'Los productos aparecen aquí con el primer pedido.',
      noMatch: 'Ningún producto coincide con este filtro.',
      importCsv: 'Importar CSV',
      exportCsv: 'Exportar CSV',
      undone: 'Se restauró lo que había antes.',
      saving: 'guardar los productos',
      fixFirst: 'Corrige o vacía primero las celdas marcadas.',
      outdatedNote: 'Tus cambios en estos productos siguen aquí.',
    },
    file: {
      title: 'Importar pesos y embalajes',
      choose: 'Elegir un archivo CSV',
      help:
        'Con una columna SKU y cualquiera de Weight, Package, Ships alone, Fragile, Dangerous goods, HS ' +
        'code y Country of origin. Todavía no se ' +
        'guarda nada.',
      use: 'Usar estos cambios',
      nothing: 'El archivo no cambia nada.',
      badRows: 'Filas omitidas',
      line: 'Línea',
      reason: 'Motivo',
      unreadable: 'No podemos leer el archivo. Guárdalo como CSV con UTF-8.',
    },
    packages: {
      title: 'Embalajes',
      subject: 'los embalajes',
      note: 'Cajas, bolsas y sobres en los que envías. Arriba puedes elegir uno para un producto.',
      none: 'Aún no tienes embalajes.',
      add: 'Añadir embalaje',
      name: 'Nombre',
      length: 'Largo interior',
      width: 'Ancho interior',
      height: 'Alto interior',
      unit: 'Unidad',
      weight: 'Peso en vacío',
      weightHelp: 'Por ejemplo, 180 g. Déjalo vacío si no lo sabes.',
    },
    bundles: {
      title: 'Packs',
      subject: 'los packs',
      note: 'Un pack se vende con su propio SKU y se envía como los artículos que lo forman.',
      none: 'Aún no tienes packs. Añade uno para enviar sus artículos en lugar de su SKU.',
      add: 'Añadir pack',
      sku: 'SKU del pack',
      skuHelp: 'Tal como figura en los pedidos.',
      items: 'Artículos',
      item: 'Artículo',
      quantity: 'Cantidad',
      addItem: 'Añadir artículo',
      removeItem: 'Quitar artículo',
      orders: 'Pedidos en 30 días',
      noWorkflow: 'Ningún flujo de trabajo activo divide los packs, así que los pedidos salen con el SKU del pack.',
      makeWorkflow: 'Abrir flujos de trabajo',
      neverOrdered: 'Ningún pedido ha tenido todavía este SKU.',
    },
    collections: {
      title: 'Colecciones',
      subject: 'las colecciones',
      note: 'Grupos de productos, para la edición masiva y la condición «Colección» de los flujos de trabajo.',
      none: 'Aún no tienes colecciones.',
      add: 'Añadir colección',
      name: 'Nombre',
      kind: 'Productos',
      list: 'Una lista de SKU',
      rule: 'Todos los que cumplen una regla',
      skus: 'SKU',
      skusHelp: 'Uno por línea, o pegados de una hoja de cálculo.',
      prefixes: 'El SKU empieza por',
      words: 'El nombre contiene',
      wordsHelp: 'Cualquiera de estas palabras, separadas por comas.',
      minWeight: 'Pesa al menos',
      maxWeight: 'Pesa como máximo',
      handling: 'Manipulación',
    },
    bulk: {
      title: 'Edición masiva',
      choose: 'Elegir productos',
      all: 'Todos los productos que coinciden',
      pasted: 'SKU pegados',
      collection: 'Colección',
      anyCollection: 'Cualquiera',
      set: 'Definir para todos',
      keep: 'Dejar como está',
      clear: 'Vaciar',
      preview: 'Antes y después',
      nothingSet: 'Elige primero qué definir.',
      noneChosen: 'Elige al menos un producto.',
      noChange: 'Todos estos productos ya lo tienen así.',
      before: 'Antes',
      after: 'Después',
      outcome: 'Resultado',
      more: 'Cambiar otros productos',
    },
    edit: 'Editar',
    delete: 'Eliminar',
    close: 'Cerrar',
    yes: 'Sí',
    no: 'No',
    notSet: 'Sin definir',
    noPackage: 'Ninguno',
    changedOf: (changed, kept) => `${formatCount(changed)} cambiados, ${formatCount(kept)} sin cambios.`,
    count: (count) => counted(count, { one: 'producto', other: 'productos' }),
    settingsOf: (count) => (count === 1 ? 'ajustes de un producto' : 'ajustes de varios productos'),
    settings: 'ajustes',
    emptyWeight: (weight) => `${weight} vacío`,
    isOpen: 'Está abierto abajo.',
    isUnsaved: 'Guarda o descarta primero el que está abierto.',
    isAdding: 'Termina primero el nuevo.',
    taken: 'Este SKU ya es un pack. Edita ese.',
    lastItem: 'Un pack tiene al menos un artículo.',
    collectionDeletion:
      'Sus productos se quedan. Los flujos con una condición sobre ella dejan de coincidir ' +
      'y la edición masiva deja de ofrecerla.',
    tooLarge: 'Usa un archivo de 10 MB como máximo.',
    about: (noun, name) => itemText(noun, name),
  },
  productCountText: (count, missing) =>
    missing === 0 ? `${products(count)}, todos con peso` : `${products(count)}, ${formatCount(missing)} sin peso`,
  saveChangesLabel: (count) =>
    count === 0 ? 'Guardar' : `Guardar ${counted(count, { one: 'cambio', other: 'cambios' })}`,
  savedProductsText: (count) => `${counted(count, { one: 'producto guardado', other: 'productos guardados' })}.`,
  inheritedWeightText: ({ storeWeight }, defaultWeight) => {
    if (Number.parseFloat(storeWeight) > 0) return `${bidiIsolate(storeWeight)} kg (tienda)`;
    return defaultWeight === null ? 'Falta' : `${defaultWeight} kg (predeterminado)`;
  },
  fileText: (changed, count, badRows) => {
    const rows = counted(badRows, { one: 'fila', other: 'filas' });
    const left = badRows === 0 ? '' : `; se ${plural(badRows, { one: 'omite', other: 'omiten' })} ${rows}`;
    return `Cambia ${formatCount(changed)} de ${products(count)}${left}.`;
  },
  deleteItemTitle: (noun, name) => `¿Eliminar ${itemText(noun, name)}?`,
  packageDeletionText: (count) =>
    count === 0
      ? 'Ningún producto lo usa.'
      : `${products(count)} lo ${plural(count, { one: 'usa', other: 'usan' })} y ` +
        `${plural(count, { one: 'se quedará', other: 'se quedarán' })} sin embalaje.`,
  bundleDeletionText: (count) => {
    const had = count === 0 ? 'Ningún pedido' : orders(count);
    const verb = plural(Math.max(count, 1), { one: 'tuvo', other: 'tuvieron' });
    return `${had} de los últimos 30 días lo ${verb}. A partir de ahora su SKU se envía tal cual.`;
  },
  savedItemText: (noun, name) => `Se guardó ${itemText(noun, name)}.`,
  deletedItemText: (noun, name) => `Se eliminó ${itemText(noun, name)}.`,
  splitByText: (workflows) => {
    const names = workflows.map((name) => `«${bidiIsolate(name)}»`).join(' o ');
    return `Se divide cuando se ejecuta el flujo de trabajo ${names}.`;
  },
  bulkApplyLabel: (count) => `Cambiar ${count === 0 ? 'productos' : products(count)}`,
  bulkCountText: (chosen, changed) =>
    `${counted(chosen, { one: 'producto elegido', other: 'productos elegidos' })}, ` +
    `${counted(changed, { one: 'cambia', other: 'cambian' })}.`,
  unknownSkusText: (skus) => {
    const named = skus.slice(0, 10).map(bidiIsolate).join(', ');
    const rest = skus.length > 10 ? ` y ${formatCount(skus.length - 10)} más` : '';
    return `${counted(skus.length, { one: 'SKU desconocido', other: 'SKU desconocidos' })}: ${named}${rest}.`;
  },
  savedWords: (refusal) => (refusal === null ? 'Cambiado' : `Sin cambios: ${refusal}`),
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/tags/tagTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  tagTexts: {
    subject: 'las etiquetas',
    title: 'Etiquetas',
    note:
      'Etiquetas de tus pedidos. Los flujos de trabajo las ponen y las comprueban. Al renombrar una, cambia en todos los pedidos ' +
      'y flujos de trabajo.',
    none: 'Aún no hay etiquetas. Añade una aquí o deja que un flujo de trabajo etiquete pedidos.',
    saving: 'el cambio de las etiquetas',
    addTitle: 'Añadir una etiqueta',
    name: 'Nombre',
    add: 'Añadir etiqueta',
    color: 'Color',
    noColor: 'Sin color',
    rename: 'Renombrar',
    renameTo: 'Nombre nuevo',
    save: 'Renombrar',
    merge: 'Combinar',
    cancel: 'Cancelar',
    delete: 'Eliminar',
    noWorkflows: 'Ningún flujo de trabajo la usa.',
    filter: 'Filtrar etiquetas',
    noMatch: 'Ninguna etiqueta contiene este texto.',
    undo: 'Deshacer',
    retry: 'Reintentar',
    about: (name) => `etiqueta ${name}`,
    deleteTitle: (name) => `¿Eliminar «${bidiIsolate(name)}»?`,
    sameName: 'Escribe primero otro nombre.',
  },
  tagColorLabels: {
    grey: 'Gris',
    blue: 'Azul',
    green: 'Verde',
    yellow: 'Amarillo',
    orange: 'Naranja',
    red: 'Rojo',
    purple: 'Morado',
  },
  tagUseLabels: {
    sets: 'La pone',
    removes: 'La quita',
    reads: 'La lee',
  },
  taggedOrdersText: (count) => (count === 0 ? 'Sin pedidos' : orders(count)),
  mergeText: (from, to, count) =>
    `Ya existe una etiqueta «${bidiIsolate(to)}». Al combinarlas la ` +
    `${plural(count, { one: 'recibe', other: 'reciben' })} ${orders(count)} con «${bidiIsolate(from)}» ` +
    'y todos los flujos de trabajo que la usan.',
  deletionText: (count, setBy) => {
    const taken = count === 0 ? 'Ningún pedido la tiene.' : `Se quita de ${orders(count)}.`;
    if (setBy.length === 0) return taken;
    const names = joinNames(setBy.map((name) => `«${bidiIsolate(name)}»`));
    return (
      `${taken} ${names} ${plural(setBy.length, { one: 'volverá', other: 'volverán' })} a ponerla ` +
      'en los pedidos que coincidan.'
    );
  },
  tagToasts: {
    added: (name) => `Se añadió «${bidiIsolate(name)}».`,
    colored: (name) => `Se cambió el color de «${bidiIsolate(name)}».`,
    renamed: (from, to) => `«${bidiIsolate(from)}» ahora se llama «${bidiIsolate(to)}».`,
    merged: (from, to) => `Se combinó «${bidiIsolate(from)}» con «${bidiIsolate(to)}».`,
    deleted: (name) => `Se eliminó «${bidiIsolate(name)}».`,
    undone: (name) => `«${bidiIsolate(name)}» está como antes.`,
    detail: (count, workflows) =>
      [
        ...(count > 0 ? [orders(count)] : []),
        ...(workflows > 0 ? [counted(workflows, { one: 'flujo de trabajo', other: 'flujos de trabajo' })] : []),
      ].join(', '),
  },
} satisfies CatalogueOf<typeof english>;

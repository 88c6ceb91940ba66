import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/savedViewTexts.ts';

export const texts = {
  savedViewTexts: {
    label: 'Vistas guardadas',
    view: 'Vista',
    save: 'Guardar vista',
    rename: 'Renombrar',
    delete: 'Eliminar',
    about: (name) => `la vista ${name}`,
    saveTitle: 'Guardar filtro, período y orden como vista',
    renameTitle: (name) => `Renombrar la vista «${name}»`,
    renameView: 'Renombrar vista',
    deleteTitle: (name) => `¿Eliminar la vista «${name}»?`,
    deleteBody: 'Solo se elimina la vista. Tus pedidos quedan como están.',
    deleteView: 'Eliminar vista',
    notSaved: 'Sin guardar',
    standard: 'Estándar',
    name: 'Nombre',
    full: (views) => `Una lista guarda como máximo ${views} vistas. Elimina una primero.`,
  },
} satisfies CatalogueOf<typeof english>;

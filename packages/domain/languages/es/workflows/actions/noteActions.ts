import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/noteActions.ts';
import { plural } from '../../../../src/languages/plural.ts';

export const texts = {
  noteActionWords: {
    addTags: {
      label: 'Añadir etiquetas',
      phrase: (tags) => `etiquetarlo con ${tags}`,
      done: (tags) => `etiquetado con ${tags}`,
    },
    removeTags: {
      label: 'Quitar etiquetas',
      phrase: (tags, count) => `quitar ${plural(count, { one: 'la etiqueta', other: 'las etiquetas' })} ${tags}`,
      done: (tags, count) => `${count === 1 ? 'quitada la etiqueta' : 'quitadas las etiquetas'} ${tags}`,
    },
    note: {
      label: 'Añadir una nota para el almacén',
      note: 'Nota',
      phrase: (text) => `anotar ${text} para el almacén`,
      done: (text) => `anotado ${text} para el almacén`,
    },
    tags: 'Etiquetas',
    problems: { note: 'Introduce una nota.' },
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/viewName.ts';

export const texts = {
  viewProblems: {
    noName: 'Ponle un nombre a la vista.',
    tooLong: (most) => `Usa como máximo ${most} caracteres.`,
    taken: 'Esta lista ya tiene una vista con ese nombre.',
    noneReadable: 'Las vistas guardadas en este navegador no se pudieron leer y no aparecen.',
    unreadable: (views) =>
      views === 1
        ? '1 vista guardada en este navegador no se pudo leer y no aparece.'
        : `${views} vistas guardadas en este navegador no se pudieron leer y no aparecen.`,
  },
} satisfies CatalogueOf<typeof english>;

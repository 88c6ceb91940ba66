import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/SavedVersion.ts';

export const texts = {
  savedVersionTexts: {
    save: 'Guardar',
    discard: 'Descartar cambios',
    nothingToSave: 'No hay cambios que guardar.',
    undo: 'Deshacer',
    retry: 'Reintentar',
    outdated: {
      theirs: 'Lo que se ha guardado',
      keepTheirs: 'Usar esa versión',
      saveMine: 'Guardar la mía encima',
    },
    leave: {
      title: '¿Salir sin guardar?',
      body: 'Se perderá lo que has cambiado aquí.',
      confirm: 'Salir',
      stay: 'Quedarme',
    },
  },
} satisfies CatalogueOf<typeof english>;

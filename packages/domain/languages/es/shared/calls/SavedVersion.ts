import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/SavedVersion.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  savedVersionTexts: {
    save: 'Guardar',
    discard: 'Descartar cambios',
    nothingToSave: 'No hay cambios que guardar.',
    undo: 'Deshacer',
    retry: 'Reintentar',
    outdated: {
      theirs: 'La versión guardada',
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
  versionWords: {
    someone: 'Otra persona',
    newer: (person, what) => `${person} ha guardado una versión más reciente mientras editabas: ${what}.`,
    version: (version) => `Versión ${formatCount(version)}`,
    savedBy: (version, person) => `${version}, guardada por ${person}`,
  },
} satisfies CatalogueOf<typeof english>;

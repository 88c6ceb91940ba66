import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/SavedVersion.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';

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
    outdated: (person, what) => `${person} ha guardado una versión más reciente: ${what}.`,
    newer: (person, what) => `${person} ha guardado una versión más reciente mientras editabas: ${what}.`,
    version: (version) => `Versión ${formatCount(version)}`,
    savedBy: (version, person) => `${version}, guardada por ${person}`,
  },
  savedNouns: {
    settings: 'configuración',
    settingsOf: (name) => `configuración de ${bidiIsolate(name)}`,
    routingRules: 'reglas de enrutamiento',
    notificationSettings: 'configuración de notificaciones',
    trackingPage: 'configuración de la página de seguimiento',
    servicesOf: (name) => `servicios de ${bidiIsolate(name)}`,
    permissionsOf: (name) => `permisos de ${name}`,
  },
} satisfies CatalogueOf<typeof english>;

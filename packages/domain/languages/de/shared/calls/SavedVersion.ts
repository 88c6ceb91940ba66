import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/SavedVersion.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  savedVersionTexts: {
    save: 'Speichern',
    discard: 'Änderungen verwerfen',
    nothingToSave: 'Es gibt keine Änderungen zu speichern.',
    undo: 'Rückgängig',
    retry: 'Erneut versuchen',
    outdated: {
      theirs: 'Zuletzt gespeichert',
      keepTheirs: 'Diese übernehmen',
      saveMine: 'Meine darüber speichern',
    },
    leave: {
      title: 'Ohne Speichern verlassen?',
      body: 'Was du hier geändert hast, geht verloren.',
      confirm: 'Verlassen',
      stay: 'Bleiben',
    },
  },
  versionWords: {
    someone: 'Jemand anderes',
    newer: (person, what) => `Während du bearbeitet hast, hat ${person} Neueres gespeichert: ${what}.`,
    version: (version) => `Version ${formatCount(version)}`,
    savedBy: (version, person) => `${version}, gespeichert von ${person}`,
  },
} satisfies CatalogueOf<typeof english>;

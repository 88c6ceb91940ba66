import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/SavedVersion.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';

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
    outdated: (person, what) => `Inzwischen gespeichert von ${person}: ${what}.`,
    newer: (person, what) => `Während du bearbeitet hast, hat ${person} Neueres gespeichert: ${what}.`,
    version: (version) => `Version ${formatCount(version)}`,
    savedBy: (version, person) => `${version}, gespeichert von ${person}`,
  },
  savedNouns: {
    settings: 'Einstellungen',
    settingsOf: (name) => `Einstellungen von ${bidiIsolate(name)}`,
    routingRules: 'Routing-Regeln',
    notificationSettings: 'Einstellungen der Benachrichtigungen',
    trackingPage: 'Einstellungen der Sendungsverfolgung',
    servicesOf: (name) => `Services von ${bidiIsolate(name)}`,
    permissionsOf: (name) => `Berechtigungen von ${name}`,
  },
} satisfies CatalogueOf<typeof english>;

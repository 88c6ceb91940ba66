import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingTexts.ts';

export const texts = {
  onboardingTexts: {
    intro: 'Schritte werden automatisch abgehakt. Du kannst jederzeit gehen und wiederkommen.',
    listLabel: 'Schritte',
    next: 'Nächster Schritt',
    later: 'Später fertig machen',
    finish: 'Fertig',
    skip: 'Überspringen',
    skipTitle: (title) => `„${title}“ überspringen?`,
    skipConfirm: 'Schritt überspringen',
    finished: 'Du bist bereit zum Versenden',
    finishedIntro: 'Alle Schritte sind erledigt oder übersprungen. Neue Bestellungen erscheinen in deiner Übersicht.',
    toDashboard: 'Zur Übersicht',
    stateWords: {
      done: 'Erledigt',
      open: 'Offen',
      skipped: 'Übersprungen',
      unknown: 'Unbekannt',
      loading: 'Wird geladen…',
    },
  },
  welcome: 'Willkommen bei Fulfillment Hub',
} satisfies CatalogueOf<typeof english>;

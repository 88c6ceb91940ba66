import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/feedbackTexts.ts';

export const texts = {
  feedbackTexts: {
    loadingAlone: 'Wird geladen',
    loading: (subject) => `Wird geladen: ${subject}`,
    waiting: (subject) => `Noch keine Antwort: ${subject}`,
    server: 'Server',
    slow: 'Das dauert länger als sonst. Du kannst warten, es erneut versuchen oder abbrechen.',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    stopped: 'Das Laden wurde abgebrochen.',
    stale: (subjects) => `Du siehst noch den Stand vor der Änderung: ${subjects}.`,
    requestId: (id) => `Anfrage-ID: ${id}`,
    crashed: (name) => `Das konnte nicht angezeigt werden: ${name}`,
    crashNote: 'Der Rest der Seite funktioniert noch. Passiert es wieder, lade die Seite neu.',
    tryAgain: 'Noch einmal',
    dismiss: 'Schließen',
    results: 'Ergebnisse von Aktionen',
    newTab: '(öffnet einen neuen Tab)',
  },
} satisfies CatalogueOf<typeof english>;

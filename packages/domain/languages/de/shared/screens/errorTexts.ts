import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/errorTexts.ts';

export const texts = {
  errorTexts: {
    sessionExpired: 'Nicht geladen: Deine Sitzung ist abgelaufen.',
    notSent:
      'Es wurde nichts gesendet, weil ein Cookie oder Token beschädigt ist. Lade die Seite neu. Passiert es ' +
      'wieder, lösche die Cookies dieser Seite.',
    unreachable: 'Wir erreichen den Server nicht. Prüfe deine Verbindung und versuche es erneut.',
    endless:
      'Der Server sendet immer wieder Seiten ohne neue Bestellungen, deshalb haben wir das Laden beendet. ' +
      'Versuche es erneut. Bleibt es so, wende dich an den Support.',
    redirected:
      'Der Server hat diese Anfrage umgeleitet, dem sind wir nicht gefolgt. Lade die Seite neu. Bleibt es so, wende dich an den Support.',
    unreadable:
      'Wir konnten die Antwort des Servers nicht lesen. Versuche es erneut. Bleibt es so, wende dich an den Support.',
    forbidden: 'Du hast dafür keine Berechtigung.',
    notFound: 'Das konnten wir nicht finden.',
    busy: 'Der Server ist ausgelastet. Warte einen Moment und versuche es erneut.',
    failed: 'Der Server hatte ein Problem. Versuche es gleich noch einmal.',
    unknown: 'Etwas ist schiefgelaufen',
    internal: 'Interner Serverfehler.',
  },
} satisfies CatalogueOf<typeof english>;

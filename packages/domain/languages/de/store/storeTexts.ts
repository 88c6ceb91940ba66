import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { formatTime } from '../../../src/shared/dates/formatTime.ts';
import type * as english from '../../../src/store/storeTexts.ts';
import { orders } from '../words.ts';

export const texts = {
  storeTexts: {
    title: 'Verbindung mit dem Shop',
    note: 'Bestellungen kommen aus dem Shop, sobald sie aufgegeben werden, und Sendungen werden dorthin zurückgemeldet.',
    subject: 'die Verbindung mit dem Shop',
    grant: 'Berechtigungen im Shop erteilen',
    grantTitle: 'Dein Shop hat nicht alle Berechtigungen erteilt',
    grantNote: 'Bis dahin:',
    noGrantPage: 'Öffne die App in der Verwaltung deines Shops und stimme den Berechtigungen zu.',
    frozenTitle: 'Dein Shop ist gesperrt',
    frozenNote:
      'Die Arbeit ruht, bis die Rechnung bezahlt ist. Danach geht sie von selbst weiter. Nichts geht verloren.',
    uninstalledTitle: 'Die App wurde in diesem Shop deinstalliert',
    uninstalledNote: '48 Stunden danach werden alle Daten gelöscht. Installiere die App wieder, um sie zu behalten.',
    check: 'Jetzt abgleichen',
    checking: 'Ein Abgleich läuft.',
    checkStarted: 'Deine Bestellungen werden mit dem Shop verglichen.',
    readAgain: 'Alle Bestellungen neu laden',
    resume: 'Weiter laden',
    reading: 'Bestellungen werden geladen.',
    readStarted: 'Die Bestellungen deines Shops werden geladen.',
    notInstalled: 'Die App ist in keinem Shop installiert.',
    problems: 'Diese Änderungen fehlen in deinem Shop',
    problemsNote:
      'Wenn dein Shop eine Änderung abgelehnt hat, korrigiere die Bestellung in der Verwaltung deines Shops. Versuche ' +
      'es dann noch einmal: Ist im Shop nichts mehr zu versenden, entfernt das den Eintrag.',
    retry: 'Erneut versuchen',
    retryAll: 'Alle erneut versuchen',
    retried: (name) => `${bidiIsolate(name)} wird noch einmal versucht.`,
    retriedAll: 'Alle werden noch einmal versucht.',
    saving: 'dein Shop',
    backfill: 'Deine Bestellungen',
    backfillNote: 'Du kannst mit den Bestellungen arbeiten, die da sind, während die übrigen geladen werden.',
    bar: 'Geladene Bestellungen',
  },
  backfillWords: ({ state, ordersRead, ordersTotal, words }) => {
    const count = formatCount(ordersRead);
    const why = words === null ? '' : ` ${bidiIsolate(words)}`;
    switch (state) {
      case 'none':
        return null;
      case 'running':
        return ordersTotal === null || ordersTotal === 0
          ? `Dein Shop stellt seine Bestellungen zusammen.${why}`
          : `${count} von ${formatCount(ordersTotal)} Bestellungen geladen.${why}`;
      case 'done':
        if (ordersRead === 0) return 'Dein Shop hat noch keine Bestellungen. Neue Bestellungen kommen automatisch.';
        return `${orders(ordersRead)} geladen. Neue Bestellungen kommen automatisch.`;
      case 'failed':
        return `Das Laden hörte nach ${count} Bestellungen auf.${why} Was da ist, bleibt.`;
    }
  },
  backfillStartText: (startedAt, timeZone) =>
    startedAt === null ? null : `Begonnen ${formatTime(startedAt, timeZone)}`,
} satisfies CatalogueOf<typeof english>;

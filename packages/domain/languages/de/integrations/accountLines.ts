import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/accountLines.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  accountWords: {
    failed: (calls) =>
      plural(calls, {
        one: 'Die letzte Anfrage ist fehlgeschlagen',
        other: `Die letzten ${formatCount(calls)} Anfragen sind fehlgeschlagen`,
      }),
    neverWorked: 'Noch war keine Anfrage erfolgreich.',
    lastWorked: (age) => `Zuletzt erfolgreich: ${age}.`,
    failedAt: (failed, age, before) => `${failed}, zuletzt ${age}. ${before}`,
    noOrder: 'Noch keine Bestellung gesendet.',
    lastOrder: (age) => `Letzte Bestellung gesendet: ${age}.`,
    worked: (age, order) => `Die letzte Anfrage war erfolgreich, ${age}. ${order}`,
    live: 'Neuigkeiten kommen sofort an.',
    every: (minutes) => `Neuigkeiten anfangs alle ${minutes} Minuten, dann seltener.`,
    stockUnread: 'Der Bestand ist noch nicht gelesen.',
    stockFailed: 'Der Bestand konnte noch nicht gelesen werden.',
    stockRead: (age) => `Bestand gelesen: ${age}.`,
    stockOld: (age) => `Stand des Bestands: ${age}. Seitdem konnte er nicht gelesen werden.`,
  },
} satisfies CatalogueOf<typeof english>;

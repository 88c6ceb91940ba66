import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/accountConnection.ts';
import { plural } from '../../../src/languages/plural.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  problemWords: {
    waiting: (count) => `${orders(count)} ${plural(count, { one: 'wartet', other: 'warten' })}.`,
    credentialsRefused: (name, since) => `${name} lehnt deine Zugangsdaten seit ${since} ab.`,
    unreachable: (name, since) => `${name} antwortet seit ${since} nicht.`,
    unexpectedReply: (name, since) => `${name} sendet seit ${since} unlesbare Antworten.`,
    invalidSettings: (name, since) => `Die Einstellungen von ${name} funktionieren seit ${since} nicht.`,
    quiet: (name, age) => `${name} hat ${age} zuletzt eine Bestellung angenommen.`,
    stockUnread: (name, since) => `Wir können den Bestand von ${name} seit ${since} nicht lesen.`,
    lastFigures: 'Du siehst noch die letzten Zahlen.',
    paused: 'Das Senden ist pausiert, bis ein Verbindungstest gelingt.',
    says: (words) => `Antwort: „${bidiIsolate(words)}“`,
  },
  connectionTexts: {
    check: 'Verbindung prüfen',
    choose: 'Jetzt wählen',
    more: (count) => `${formatCount(count)} weitere in Apps & Integrationen`,
  },
} satisfies CatalogueOf<typeof english>;

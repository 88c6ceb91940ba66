import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/connectionMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  connectionMessages: {
    refused: 'die Verbindung wurde abgelehnt',
    closed: 'die Verbindung wurde geschlossen',
    noConnection: 'keine Verbindung in der vorgesehenen Zeit',
    noRoute: 'kein Weg zu dieser Adresse',
    noHost: 'den Hostnamen gibt es nicht',
    noLookup: 'der Hostname lässt sich nicht nachschlagen',
    certificate: 'das Zertifikat ist nicht vertrauenswürdig',
    failed: 'die Verbindung ist fehlgeschlagen',
    noAnswer: ({ seconds }) =>
      `keine Antwort nach ${formatCount(seconds)} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    tooLong: 'es hat zu lange gedauert',
    notJson: 'kein JSON',
    notDocumented: 'nicht wie dokumentiert',
    tooManyBytes: ({ bytes }) => `mehr als ${formatCount(bytes)} Byte`,
    noKind: ({ field, kind }) => `\`${field}\` ist nicht vom Typ ${kind}`,
    fieldNotDocumented: ({ field }) => `\`${field}\` ist nicht wie dokumentiert`,
    replyNoKind: ({ kind }) => `die Antwort ist nicht vom Typ ${kind}`,
    replyNotDocumented: 'die Antwort ist nicht wie dokumentiert',
    redirect: ({ status }) => `eine Weiterleitung (Status ${formatCount(status)})`,
    status: ({ status }) => `Status ${formatCount(status)}`,
  },
} satisfies CatalogueOf<typeof english>;

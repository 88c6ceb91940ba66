import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionAttention.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  connectionWords: {
    one: {
      credentialsRefused: (name) => `${name} lehnt deine Zugangsdaten ab`,
      unreachable: (name) => `${name} antwortet nicht`,
      unexpectedReply: (name) => `${name} sendet unlesbare Antworten`,
      invalidSettings: (name) => `Die Einstellungen von ${name} funktionieren nicht`,
      choiceMissing: (name) => `Schließe die Einrichtung von ${name} ab`,
      quiet: (name) => `${name} nimmt keine Bestellungen an`,
      stockUnread: (name) => `Der Bestand von ${name} lässt sich nicht lesen`,
    },
    several: (count) => `${formatCount(count)} 3PLs nehmen keine Bestellungen an`,
    lasting: (duration) => `seit ${duration}`,
    lastingUpTo: (duration) => `seit höchstens ${duration}`,
    sinceNow: 'gerade eben',
    waiting: (count) => `${orders(count)} ${plural(count, { one: 'wartet', other: 'warten' })}`,
  },
} satisfies CatalogueOf<typeof english>;

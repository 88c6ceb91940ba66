import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionCheck.ts';

export const texts = {
  checkWords: {
    outcomes: {
      connected: 'verbunden',
      refused: 'Zugangsdaten abgelehnt',
      unreachable: 'Anbieter nicht erreichbar',
      failed: 'fehlgeschlagen',
    },
    never: 'In diesem Browser noch nie getestet.',
    last: (account, outcome, age, time) =>
      `Letzter Test${account === null ? '' : ` von Konto ${account}`}: ${outcome}, ${age} (${time}).`,
  },
} satisfies CatalogueOf<typeof english>;

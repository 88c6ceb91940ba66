import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/batchCoverage.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  batchCoverageWords: {
    newest: (count) => `Aus den neuesten ${orders(count)} im Fulfillment. Es gibt noch mehr.`,
    all: (count) => `Aus den Chargenzeiten von ${orders(count)} im Fulfillment, seit jeher.`,
    undated: (count) => `${formatCount(count)} ohne Chargenzeit`,
    unreadable: (count) => `${formatCount(count)} nicht lesbar`,
    left: (parts) => ` Nicht in der Tabelle: ${parts}.`,
  },
} satisfies CatalogueOf<typeof english>;

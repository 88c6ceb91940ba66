import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkRoutingRules.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';

export const texts = {
  goneLocationText: 'Einen Standort dieser Regel gibt es nicht mehr. Entferne ihn oder wähle einen anderen.',
  ruleProblemTexts: {
    tooMany: (most) => `Höchstens ${most} Regeln.`,
    sameId: 'Zwei Regeln haben dieselbe Kennung. Lade die Seite neu.',
    nameTaken: 'Eine andere Regel hat diesen Namen. Wähle einen anderen.',
    preferenceTwice: 'Jedes Kriterium kann nur einmal vorkommen.',
    noRanking: 'Wähle mindestens einen Standort, der zuerst kommt.',
    rankedTwice: 'Jeder Standort kann nur einmal in der Rangfolge stehen.',
    notShippedFrom: (name) =>
      `Diese Regel versendet nicht von ${bidiIsolate(name)}. Deshalb kann er nicht in der Rangfolge stehen.`,
  },
} satisfies CatalogueOf<typeof english>;

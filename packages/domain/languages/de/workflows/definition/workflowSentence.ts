import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowSentence.ts';

export const texts = {
  sentenceWords: {
    nothing: 'noch nichts tun',
    sentence: (when, condition, then) =>
      `${when}${condition === '' ? '' : ` und Folgendes gilt: ${condition}`}, dann: ${then}.`,
    all: ' und ',
    any: ' oder ',
  },
} satisfies CatalogueOf<typeof english>;

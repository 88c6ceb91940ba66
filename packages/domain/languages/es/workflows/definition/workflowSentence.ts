import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowSentence.ts';

export const texts = {
  sentenceWords: {
    nothing: 'no hacer nada todavía',
    sentence: (when, condition, then) => `${when}, ${condition === '' ? '' : `si ${condition}, `}${then}.`,
    all: ' y ',
    any: ' o ',
  },
} satisfies CatalogueOf<typeof english>;

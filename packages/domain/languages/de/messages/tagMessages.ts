import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/tagMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  tagMessages: {
    comma: 'Ein Tag kann keine Kommas enthalten.',
    sameName: 'Es heißt schon so.',
    unknown: ({ name }) => `Das Tag „${bidiIsolate(name)}“ gibt es nicht mehr.`,
    taken: ({ name }) => `Das Tag „${bidiIsolate(name)}“ gibt es schon.`,
  },
} satisfies CatalogueOf<typeof english>;

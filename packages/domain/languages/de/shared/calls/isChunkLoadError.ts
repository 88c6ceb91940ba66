import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/isChunkLoadError.ts';

export const texts = {
  chunkLoadErrorTexts: {
    text: 'Dieser Teil der App konnte nicht geladen werden. Lade die Seite neu.',
    reload: 'Neu laden',
  },
} satisfies CatalogueOf<typeof english>;

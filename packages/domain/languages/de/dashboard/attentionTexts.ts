import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/attentionTexts.ts';

export const texts = {
  attentionTexts: {
    label: 'Handlungsbedarf',
    nothing: 'Es gibt nichts zu tun.',
    failed: 'Der Handlungsbedarf konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  healthTexts: {
    label: 'Dein Shop und deine 3PLs',
  },
} satisfies CatalogueOf<typeof english>;

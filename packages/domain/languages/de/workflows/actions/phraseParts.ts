import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/phraseParts.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  phraseWords: {
    quoted: (text) => `„${text}“`,
    days: (days) => counted(days, { one: 'Tag', other: 'Tage' }),
    hours: (hours) => counted(hours, { one: 'Stunde', other: 'Stunden' }),
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/formatDuration.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  durationWords: {
    short: 'menos de un minuto',
    days: (days) => `${days}\u00A0${plural(days, { one: 'día', other: 'días' })}`,
  },
} satisfies CatalogueOf<typeof english>;

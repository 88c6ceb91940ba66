import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/formatDuration.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  durationWords: {
    short: 'unter einer Minute',
    days: (days) => `${days}\u00A0${plural(days, { one: 'Tag', other: 'Tage' })}`,
  },
} satisfies CatalogueOf<typeof english>;

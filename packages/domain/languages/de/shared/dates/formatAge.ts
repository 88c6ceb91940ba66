import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/dates/formatAge.ts';

export const texts = {
  ageWords: {
    justNow: 'gerade eben',
    // In the dative, which follows "vor", "in" and "seit".
    units: {
      minute: { one: 'Minute', other: 'Minuten' },
      hour: { one: 'Stunde', other: 'Stunden' },
      day: { one: 'Tag', other: 'Tagen' },
      month: { one: 'Monat', other: 'Monaten' },
      year: { one: 'Jahr', other: 'Jahren' },
    },
    ago: (duration) => `vor ${duration}`,
    ahead: (duration) => `in ${duration}`,
  },
} satisfies CatalogueOf<typeof english>;

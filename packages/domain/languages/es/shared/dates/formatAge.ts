import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/dates/formatAge.ts';

export const texts = {
  ageWords: {
    justNow: 'ahora mismo',
    units: {
      minute: { one: 'minuto', other: 'minutos' },
      hour: { one: 'hora', other: 'horas' },
      day: { one: 'día', other: 'días' },
      month: { one: 'mes', other: 'meses' },
      year: { one: 'año', other: 'años' },
    },
    ago: (duration) => `hace ${duration}`,
    ahead: (duration) => `dentro de ${duration}`,
  },
} satisfies CatalogueOf<typeof english>;

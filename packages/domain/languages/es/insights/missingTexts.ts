import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/missingTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { orders } from '../words.ts';

export const texts = {
  unreadableText: (count) =>
    count === 0
      ? null
      : `${orders(count)} no se ${plural(count, { one: 'pudo leer y no aparece', other: 'pudieron leer y no aparecen' })} ` +
        'en los gráficos.',
  undatedText: (count) =>
    count === 0
      ? null
      : `${orders(count)} sin fecha de creación no se ${plural(count, { one: 'muestra', other: 'muestran' })}.`,
  outsideText: (count) =>
    count === 0
      ? null
      : `${orders(count)} fuera de ambos períodos no se ${plural(count, { one: 'muestra', other: 'muestran' })}.`,
} satisfies CatalogueOf<typeof english>;

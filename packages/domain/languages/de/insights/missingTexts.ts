import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/missingTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { orders } from '../words.ts';

export const texts = {
  unreadableText: (count) =>
    count === 0
      ? null
      : `${orders(count)} ${plural(count, { one: 'war nicht lesbar und fehlt', other: 'waren nicht lesbar und fehlen' })} ` +
        'in den Diagrammen.',
  undatedText: (count) =>
    count === 0
      ? null
      : `${orders(count)} ohne Erstellungsdatum ${plural(count, { one: 'wird', other: 'werden' })} nicht angezeigt.`,
  outsideText: (count) =>
    count === 0
      ? null
      : `${orders(count)} außerhalb beider Zeiträume ${plural(count, { one: 'wird', other: 'werden' })} nicht angezeigt.`,
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/leftOutText.ts';
import { counted } from '../../../counted.ts';

const goods = {
  one: 'Position ohne Versand',
  other: 'Positionen ohne Versand',
};
const canceledOrGoods = {
  one: 'stornierte Position oder Position ohne Versand',
  other: 'stornierte Positionen oder Positionen ohne Versand',
};

export const texts = {
  leftOutWords: {
    notGoods: (lines) => `Nicht gezählt: ${counted(lines, goods)}.`,
    canceledOrNotGoods: (lines) => `Nicht gezählt: ${counted(lines, canceledOrGoods)}.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/leftOutText.ts';
import { counted } from '../../counted.ts';

const goods = {
  one: 'Position, die keine Ware zum Versenden ist',
  other: 'Positionen, die keine Ware zum Versenden sind',
};
const canceledOrGoods = {
  one: 'Position, die storniert oder keine Ware zum Versenden ist',
  other: 'Positionen, die storniert oder keine Ware zum Versenden sind',
};

export const texts = {
  leftOutWords: {
    notGoods: (lines) => `Nicht gezählt: ${counted(lines, goods)}.`,
    canceledOrNotGoods: (lines) => `Nicht gezählt: ${counted(lines, canceledOrGoods)}.`,
  },
} satisfies CatalogueOf<typeof english>;

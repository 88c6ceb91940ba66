import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/leftOutText.ts';
import { counted } from '../../../counted.ts';

const goods = {
  one: 'línea que no se envía',
  other: 'líneas que no se envían',
};
const canceledOrGoods = {
  one: 'línea cancelada o que no se envía',
  other: 'líneas canceladas o que no se envían',
};

export const texts = {
  leftOutWords: {
    notGoods: (lines) => `Sin contar: ${counted(lines, goods)}.`,
    canceledOrNotGoods: (lines) => `Sin contar: ${counted(lines, canceledOrGoods)}.`,
  },
} satisfies CatalogueOf<typeof english>;

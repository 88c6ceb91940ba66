import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/leftOutText.ts';
import { counted } from '../../counted.ts';

const goods = {
  one: 'línea que no es mercancía para enviar',
  other: 'líneas que no son mercancía para enviar',
};
const canceledOrGoods = {
  one: 'línea cancelada o que no es mercancía para enviar',
  other: 'líneas canceladas o que no son mercancía para enviar',
};

export const texts = {
  leftOutWords: {
    notGoods: (lines) => `Sin contar: ${counted(lines, goods)}.`,
    canceledOrNotGoods: (lines) => `Sin contar: ${counted(lines, canceledOrGoods)}.`,
  },
} satisfies CatalogueOf<typeof english>;

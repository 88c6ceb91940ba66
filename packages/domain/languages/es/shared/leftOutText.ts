import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/leftOutText.ts';
import { counted } from '../../counted.ts';

export const texts = {
  leftOutWords: {
    notGoods: (lines) =>
      `Sin contar: ${counted(lines, { one: 'línea que no es mercancía para enviar', other: 'líneas que no son mercancía para enviar' })}.`,
    canceledOrNotGoods: (lines) =>
      `Sin contar: ${counted(lines, { one: 'línea cancelada o que no es mercancía para enviar', other: 'líneas canceladas o que no son mercancía para enviar' })}.`,
  },
} satisfies CatalogueOf<typeof english>;

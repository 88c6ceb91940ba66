import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/tagMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  tagMessages: {
    comma: 'Una etiqueta no puede llevar comas.',
    sameName: 'Ya tiene este nombre.',
    unknown: ({ name }) => `La etiqueta «${bidiIsolate(name)}» ya no existe.`,
    taken: ({ name }) => `Ya existe la etiqueta «${bidiIsolate(name)}».`,
  },
} satisfies CatalogueOf<typeof english>;

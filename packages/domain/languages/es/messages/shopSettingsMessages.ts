import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/shopSettingsMessages.ts';

export const texts = {
  shopSettingsMessages: {
    number: 'Introduce un número, como 0,25, o déjalo vacío.',
    aboveZero: 'Introduce más de 0, o déjalo vacío.',
    units: 'Introduce un número entero de unidades, 0 o más.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/shopSettingsMessages.ts';

export const texts = {
  shopSettingsMessages: {
    number: 'Introduce un número, como 0,25, o déjalo vacío.',
    aboveZero: 'Introduce más de 0, o déjalo vacío.',
    date: 'Introduce una fecha, como 2026-11-30.',
    noLocation: 'Elige al menos una ubicación.',
    units: 'Introduce un número entero de unidades, 0 o más.',
  },
} satisfies CatalogueOf<typeof english>;

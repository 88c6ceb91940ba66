import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/sessionExpired.ts';

export const texts = {
  sessionExpiredText: 'La sesión ha caducado. ¡Recarga la página!',
} satisfies CatalogueOf<typeof english>;

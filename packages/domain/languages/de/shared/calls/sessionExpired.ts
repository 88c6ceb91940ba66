import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/sessionExpired.ts';

export const texts = {
  sessionExpiredText: 'Sitzung abgelaufen, bitte lade die Seite neu!',
} satisfies CatalogueOf<typeof english>;

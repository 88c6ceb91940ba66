import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/errorCauses.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  errorCauseTexts: {
    title: 'Nach Ursache',
    showAll: 'Alle Bestellungen zeigen',
    fewer: 'Weniger Ursachen',
    unknown: 'Keine Bestellung hier hat diese Ursache. Es werden alle gezeigt.',
    remove: 'Diese Ursache entfernen',
    cause: (key) => `Ursache „${bidiIsolate(key)}“`,
    more: (count) => `${count} weitere`,
  },
} satisfies CatalogueOf<typeof english>;

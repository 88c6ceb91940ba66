import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/choiceMessages.ts';

export const texts = {
  choiceMessages: {
    store: 'Shop',
    service: 'Versanddienst und Service',
    freightAccount: 'Frachtkonto',
    lineOfBusiness: 'Geschäftsbereich',
    warehouse: 'Lager',
    facility: 'Standort',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/choiceMessages.ts';

export const texts = {
  choiceMessages: {
    storeId: 'Shop',
    service: 'Versanddienst und Service',
    freightAccount: 'Frachtkonto',
    lobId: 'Geschäftsbereich',
    warehouseId: 'Lager',
    facilityId: 'Standort',
    timeZone: 'Zeitzone seiner Uhren',
    billingCode: 'Abrechnungscode',
    package: 'Verpackung',
    channelId: 'Kanal',
  },
} satisfies CatalogueOf<typeof english>;

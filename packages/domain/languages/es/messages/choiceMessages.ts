import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/choiceMessages.ts';

export const texts = {
  choiceMessages: {
    store: 'tienda',
    service: 'transportista y servicio',
    freightAccount: 'cuenta de flete',
    lineOfBusiness: 'línea de negocio',
    warehouse: 'almacén',
    facility: 'centro',
  },
} satisfies CatalogueOf<typeof english>;

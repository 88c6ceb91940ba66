import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/choiceMessages.ts';

export const texts = {
  choiceMessages: {
    storeId: 'Tienda',
    service: 'Transportista y servicio',
    freightAccount: 'Cuenta de flete',
    lobId: 'Línea de negocio',
    warehouseId: 'Almacén',
    facilityId: 'Centro',
    timeZone: 'Zona horaria de sus relojes',
    billingCode: 'Código de facturación',
    package: 'Embalaje',
    channelId: 'Canal',
  },
} satisfies CatalogueOf<typeof english>;

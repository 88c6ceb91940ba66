import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importFields.ts';

export const texts = {
  importFieldWords: {
    orderNumber: 'Número de pedido',
    sku: 'SKU',
    name: 'Artículo',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    orderDate: 'Fecha del pedido',
    customer: 'Cliente',
    country: 'País',
    recipientName: 'Destinatario',
    company: 'Empresa',
    address1: 'Dirección, línea 1',
    address2: 'Dirección, línea 2',
    city: 'Ciudad',
    state: 'Provincia',
    postcode: 'Código postal',
    phone: 'Teléfono',
    email: 'Correo',
  },
} satisfies CatalogueOf<typeof english>;

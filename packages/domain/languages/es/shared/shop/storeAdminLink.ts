import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shop/storeAdminLink.ts';

export const texts = {
  adminLinkLabels: {
    products: 'Abrir los productos en el panel de tu tienda',
    orders: 'Abrir los pedidos en el panel de tu tienda',
    general: 'Abrir la configuración general en el panel de tu tienda',
    locations: 'Abrir las ubicaciones en el panel de tu tienda',
    notifications: 'Abrir las notificaciones en el panel de tu tienda',
    users: 'Abrir los usuarios en el panel de tu tienda',
  },
} satisfies CatalogueOf<typeof english>;

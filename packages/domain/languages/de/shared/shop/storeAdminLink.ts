import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shop/storeAdminLink.ts';

export const texts = {
  adminLinkLabels: {
    products: 'Produkte in deiner Shop-Verwaltung öffnen',
    orders: 'Bestellungen in deiner Shop-Verwaltung öffnen',
    general: 'Allgemeine Einstellungen in deiner Shop-Verwaltung öffnen',
    locations: 'Standorte in deiner Shop-Verwaltung öffnen',
    notifications: 'Benachrichtigungen in deiner Shop-Verwaltung öffnen',
    users: 'Benutzer in deiner Shop-Verwaltung öffnen',
  },
} satisfies CatalogueOf<typeof english>;

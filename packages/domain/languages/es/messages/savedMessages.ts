import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/savedMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  savedMessages: {
    newer: ({ person, what }) => `${bidiIsolate(person)} ha guardado una versión más reciente: ${what}.`,
    someone: 'Otra persona',
    settings: 'configuración',
    settingsOf: ({ name }) => `configuración de ${bidiIsolate(name)}`,
    routingRules: 'reglas de enrutamiento',
    notificationSettings: 'configuración de notificaciones',
    trackingPage: 'configuración de la página de seguimiento',
    shipPolicy: 'reglas de envío',
    servicesOf: ({ name }) => `servicios de ${bidiIsolate(name)}`,
    shippingOf: ({ name }) => `configuración de envío de ${bidiIsolate(name)}`,
    permissionsOf: ({ name }) => `permisos de ${name}`,
    package: 'configuración de este embalaje',
    bundle: 'artículos de este pack',
    collection: 'configuración de esta colección',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/trackingMessages.ts';

export const texts = {
  trackingMessages: {
    shopName: 'Introduce el nombre que conocen tus clientes.',
    color: 'Introduce un color como #1f5199.',
    heading: 'Introduce un título.',
    email: 'Introduce un correo como help@example.com, o déjalo vacío.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/tracking/checkTrackingPage.ts';

export const texts = {
  trackingProblems: {
    shopName: 'Introduce el nombre que conocen tus clientes.',
    color: 'Introduce un color como #1f5199.',
    heading: 'Introduce un título.',
    email: 'Introduce un correo como help@example.com, o déjalo vacío.',
  },
} satisfies CatalogueOf<typeof english>;

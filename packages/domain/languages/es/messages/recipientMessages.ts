import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/recipientMessages.ts';

export const texts = {
  recipientMessages: {
    name: 'nombre',
    company: 'empresa',
    street: 'calle',
    secondLine: 'segunda línea de la dirección',
    city: 'ciudad',
    state: 'provincia o estado',
    postcode: 'código postal',
    country: 'país',
    phone: 'número de teléfono',
    email: 'correo electrónico',
  },
} satisfies CatalogueOf<typeof english>;

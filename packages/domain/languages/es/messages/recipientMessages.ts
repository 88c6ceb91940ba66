import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/recipientMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

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
    chooseCountry: 'Elige un país.',
    enterName: 'Escribe un nombre o una empresa.',
    enterStreet: 'Escribe una calle.',
    enterCity: 'Escribe una ciudad.',
    chooseState: 'Elige un estado o una provincia.',
    postcodeLike: ({ example }) => `Escribe un código postal como ${example}.`,
    keepPhone: 'Escribe un número de teléfono. Se puede cambiar, pero no quitar.',
    tooLong: ({ most }) => `Escribe ${formatCount(most)} caracteres como máximo.`,
    noPoBox: ({ carrier }) => `${bidiIsolate(carrier)} no entrega en apartados de correos.`,
  },
} satisfies CatalogueOf<typeof english>;

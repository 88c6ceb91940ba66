import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planChangeText.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  planChangeWords: {
    connect: 'conectar tu almacén (3PL)',
    locations: 'enviar desde varias ubicaciones',
    can: (abilities) => `Puedes ${abilities}.`,
    more: (price, plan) => `${price} al mes más que ${plan}. `,
    anyNumber: 'ejecutar todos los flujos de trabajo que quieras',
    upTo: (most) => `ejecutar hasta ${formatCount(most)} flujos de trabajo`,
    instead: (most) => ` en vez de ${formatCount(most)}`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionAttention.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  connectionWords: {
    one: {
      credentialsRefused: (name) => `${name} rechaza tus credenciales`,
      unreachable: (name) => `${name} no responde`,
      unexpectedReply: (name) => `${name} envía respuestas ilegibles`,
      invalidSettings: (name) => `La configuración de ${name} no funciona`,
      choiceMissing: (name) => `Termina de configurar ${name}`,
      quiet: (name) => `${name} no acepta pedidos`,
      stockUnread: (name) => `No se pueden leer las existencias de ${name}`,
    },
    several: (count) => `${formatCount(count)} 3PL no pueden recibir pedidos`,
    lasting: (duration) => `desde hace ${duration}`,
    lastingUpTo: (duration) => `desde hace ${duration} como máximo`,
    sinceNow: 'ahora mismo',
    waiting: (count) => `${orders(count)} ${plural(count, { one: 'espera', other: 'esperan' })}`,
  },
} satisfies CatalogueOf<typeof english>;

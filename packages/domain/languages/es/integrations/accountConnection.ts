import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/accountConnection.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  problemWords: {
    waiting: (count) => `${orders(count)} en espera.`,
    credentialsRefused: (name, since) => `${name} rechaza tus credenciales desde ${since}.`,
    unreachable: (name, since) => `${name} no responde desde ${since}.`,
    unexpectedReply: (name, since) => `${name} envía respuestas ilegibles desde ${since}.`,
    invalidSettings: (name, since) => `La configuración de ${name} no funciona desde ${since}.`,
    quiet: (name, age) => `${name} aceptó su último pedido ${age}.`,
    stockUnread: (name, since) => `No podemos leer las existencias de ${name} desde ${since}.`,
    lastFigures: 'Sigues viendo las últimas cifras.',
    paused: 'El envío está en pausa hasta que una prueba de conexión funcione.',
    says: (words) => `Respuesta: «${bidiIsolate(words)}»`,
  },
  connectionTexts: {
    check: 'Comprobar la conexión',
    choose: 'Elegir ahora',
    more: (count) => `${formatCount(count)} más en Apps e integraciones`,
  },
} satisfies CatalogueOf<typeof english>;

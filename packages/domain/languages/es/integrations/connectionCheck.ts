import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/connectionCheck.ts';

export const texts = {
  checkWords: {
    outcomes: {
      connected: 'conectado',
      refused: 'credenciales rechazadas',
      unreachable: 'no se pudo contactar con el proveedor',
      failed: 'fallida',
    },
    never: 'Nunca se ha probado en este navegador.',
    last: (account, outcome, age, time) =>
      `Última prueba${account === null ? '' : ` de la cuenta ${account}`}: ${outcome}, ${age} (${time}).`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/accountLines.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  accountWords: {
    failed: (calls) =>
      calls === 1 ? 'La última solicitud falló' : `Las últimas ${formatCount(calls)} solicitudes fallaron`,
    neverWorked: 'Todavía no ha funcionado ninguna solicitud.',
    lastWorked: (age) => `Funcionó por última vez: ${age}.`,
    failedAt: (failed, age, before) => `${failed}; la más reciente, ${age}. ${before}`,
    noOrder: 'Todavía no se ha enviado ningún pedido.',
    lastOrder: (age) => `Último pedido enviado: ${age}.`,
    worked: (age, order) => `La última solicitud funcionó, ${age}. ${order}`,
    live: 'Las novedades llegan al momento.',
    every: (minutes) => `Novedades cada ${minutes} minutos al principio, luego con menos frecuencia.`,
    stockUnread: 'Las existencias aún no se han leído.',
    stockFailed: 'Las existencias aún no se han podido leer.',
    stockRead: (age) => `Existencias leídas: ${age}.`,
    stockOld: (age) => `Existencias a fecha de ${age}: desde entonces no se han podido leer.`,
  },
} satisfies CatalogueOf<typeof english>;

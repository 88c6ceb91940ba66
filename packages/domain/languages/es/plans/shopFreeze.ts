import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/shopFreeze.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  freezeTexts: {
    title: 'Tu tienda está congelada',
    stopped:
      'Los flujos de trabajo, los lotes y las solicitudes a los 3PL están detenidos hasta que se pague la factura. Después ' +
      'continúan solos.',
    accessTitle: 'Tu tienda tiene que volver a darnos acceso',
    accessStopped:
      'El acceso de esta app a la tienda ha terminado; los flujos de trabajo, los lotes y las solicitudes a los 3PL están ' +
      'detenidos. Abre la app desde el panel de control de tu tienda: así se renueva y todo continúa solo.',
    nothingWaits: 'Aún no hay nada en espera y nada se perderá.',
    overTitle: 'Tu tienda vuelve a estar activa',
    nothingWaited: 'No había nada en espera.',
  },
  freezeWords: {
    waiting: (parts) => `En espera: ${parts}. No se pierde nada.`,
    over: (date, nothing) => `El trabajo se detuvo el ${date} y ahora continúa. ${nothing}`,
    done: (date, parts) => `Poniéndose al día con lo que esperaba desde el ${date}: ${parts}.`,
    decisions: (count) => `${orders(count)} para flujos de trabajo y enrutamiento`,
    warehouseCalls: (tasks) => `${counted(tasks, { one: 'tarea', other: 'tareas' })} en los 3PL`,
    storeChanges: (changes) => `${counted(changes, { one: 'cambio', other: 'cambios' })} de tu tienda`,
    storeWrites: (changes) => `${counted(changes, { one: 'cambio', other: 'cambios' })} por escribir en tu tienda`,
  },
} satisfies CatalogueOf<typeof english>;

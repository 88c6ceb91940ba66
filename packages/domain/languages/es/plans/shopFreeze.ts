import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/shopFreeze.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  freezeTexts: {
    title: 'Tu tienda está congelada',
    stopped:
      'Los flujos de trabajo, los lotes y las llamadas a los 3PL se han detenido hasta que se pague su factura. Después ' +
      'continúan solos.',
    nothingWaits: 'Aún no hay nada en espera y nada se perderá.',
    overTitle: 'Tu tienda vuelve a estar activa',
    nothingWaited: 'No había nada en espera.',
  },
  freezeWords: {
    waiting: (parts) => `En espera: ${parts}. No se pierde nada.`,
    over: (date, nothing) => `El trabajo se detuvo el ${date} y ahora continúa. ${nothing}`,
    done: (date, parts) => `Lo que esperaba desde el ${date} se está haciendo ahora: ${parts}.`,
    decisions: (count) => `${orders(count)} para flujos de trabajo y enrutamiento`,
    warehouseCalls: (tasks) => `${counted(tasks, { one: 'tarea', other: 'tareas' })} en los 3PL`,
    storeChanges: (changes) => `${counted(changes, { one: 'cambio', other: 'cambios' })} de tu tienda`,
    storeWrites: (changes) => `${counted(changes, { one: 'cambio', other: 'cambios' })} por escribir en tu tienda`,
  },
} satisfies CatalogueOf<typeof english>;

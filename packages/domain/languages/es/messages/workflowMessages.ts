import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/workflowMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const chosenFields: Readonly<Record<string, string>> = {
  country: 'país',
  weekday: 'día de la semana',
  handling: 'manipulación',
};

export const texts = {
  workflowMessages: {
    trigger: 'Elige qué inicia este flujo de trabajo.',
    nameTaken: 'Otro flujo de trabajo tiene este nombre. Elige uno distinto.',
    conditions: ({ most, found }) => `Usa ${most} condiciones como máximo; hay ${found}.`,
    fieldGone: ({ field }) => `El campo «${field}» ya no existe. Elige otro o quita esta condición.`,
    operator: 'Elige cómo comparar.',
    values: ({ most, found }) => `Usa ${formatCount(most)} valores como máximo; hay ${formatCount(found)}.`,
    range: 'Introduce los dos extremos del intervalo.',
    choose: ({ field }) => `Falta: ${chosenFields[field] ?? 'valor'}.`,
    amount: 'Introduce un importe.',
    value: 'Introduce un valor.',
    notOne: ({ value, field }) => `«${value}» no vale para: ${chosenFields[field] ?? 'valor'}.`,
    wholeNumber: 'Introduce un número entero.',
    least: ({ least }) => `Introduce ${least} o más.`,
    mostPlain: ({ most }) => `Introduce ${most} o menos.`,
    order: 'El primer número debe ser el menor.',
    currency: ({ entered, sold }) =>
      `Este importe está en ${entered}, pero tu tienda vende en ${sold}. Introdúcelo en ${sold}.`,
    noAction: 'Añade al menos una acción.',
    actions: ({ most }) => `Usa ${most} acciones como máximo.`,
    actionGone: 'Esta acción ya no existe. Elige otra o quítala.',
    wrongTrigger: ({ action }) => `«${action}» no funciona con este desencadenante.`,
    tag: 'Introduce una etiqueta.',
    location: 'Elige una ubicación.',
    locationGone: 'Esta ubicación ya no existe. Elige otra.',
    provider: 'Elige un 3PL.',
    providerGone: 'Este 3PL ya no existe. Elige otro.',
    insurance: 'Introduce un importe mayor que 0.',
    undoes: ({ action }) => `Esto desharía «${action}», más arriba. Quita una de las dos.`,
    hours: 'Introduce un número entero de horas, un año como máximo.',
    units: ({ most }) => `Introduce un número entero de unidades, de 1 a ${formatCount(most)}.`,
    deleted: 'Otra persona eliminó este flujo de trabajo.',
    newer: ({ person }) => `${person} guardó una versión más reciente de este flujo de trabajo.`,
    tooMany: ({ most }) => `Una tienda puede tener ${most} flujos de trabajo. Elimina uno antes.`,
    cannotRun: ({ problem }) => `Este flujo de trabajo necesita un cambio antes de poder ejecutarse. ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;

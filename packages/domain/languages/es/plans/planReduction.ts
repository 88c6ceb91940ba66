import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planReduction.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  reductionTexts: {
    title: 'Cambiar a un plan inferior',
    toGrowth: 'Cambiar a Growth',
    cancel: 'Cancelar plan',
    keep: 'Mantener plan',
    confirmCancel: 'Cancelar plan',
    confirmGrowth: 'Continuar a la confirmación',
    growthTitle: '¿Cambiar a Growth?',
    growthBody: 'Confirmas el nuevo cargo en la página siguiente. Hasta entonces conservas Elite.',
    cancelTitle: '¿Cancelar tu plan?',
    cancelBody:
      'Tu plan termina ahora. Los pedidos y la configuración se conservan, y puedes volver a elegir un plan cuando quieras.',
    paused: 'Se desactivarán estos flujos de trabajo:',
    nonePaused: 'No se desactivará ningún flujo de trabajo.',
    workflowsUnknown: 'Tus 5 flujos de trabajo activos más antiguos siguen activos. Los demás se desactivarán.',
    providers: 'Sin un plan no se puede cambiar la configuración del 3PL.',
    cancelled: 'Tu plan está cancelado.',
    subject: 'tu plan',
    saving: 'el cambio de tu plan',
    pausedTitle: 'Tu plan ha desactivado algunos flujos de trabajo',
    openWorkflows: 'Abrir flujos de trabajo',
  },
  reductionWords: {
    name: (name) => `«${bidiIsolate(name)}»`,
    more: (count) => `${count} más`,
    off: (names, count, date) =>
      `${names} ${plural(count, { one: 'está desactivado', other: 'están desactivados' })} desde el ${date}.`,
    trialEnds: (date) => `La prueba termina el ${date}.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/stageActions.ts';

export const texts = {
  stageActionWords: {
    hold: {
      label: 'Retener',
      releaseAfter: 'Liberar tras',
      untilReleased: 'Déjalo vacío para retenerlo hasta que alguien lo libere.',
      phrase: 'retenerlo',
      phraseFor: (duration) => `retenerlo ${duration}`,
      done: (reason) => `retenido: ${reason}`,
      doneFor: (reason, duration) => `retenido ${duration}: ${reason}`,
    },
    review: {
      label: 'Mandar a revisión',
      phrase: 'mandarlo a revisión',
      done: (reason) => `mandado a revisión: ${reason}`,
    },
    reason: 'Motivo',
    shown: 'Se muestra en el pedido.',
    problems: { reason: 'Introduce un motivo.' },
    stageKept: 'ni retenido ni mandado a revisión: no estaba abierto',
  },
} satisfies CatalogueOf<typeof english>;

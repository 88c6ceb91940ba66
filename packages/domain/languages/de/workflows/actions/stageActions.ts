import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/stageActions.ts';

export const texts = {
  stageActionWords: {
    hold: {
      label: 'Zurückhalten',
      releaseAfter: 'Freigeben nach',
      untilReleased: 'Leer: zurückhalten, bis jemand freigibt.',
      phrase: 'zurückhalten',
      phraseFor: (duration) => `${duration} zurückhalten`,
      done: (reason) => `zurückgehalten: ${reason}`,
      doneFor: (reason, duration) => `${duration} zurückgehalten: ${reason}`,
    },
    review: {
      label: 'Zur Prüfung geben',
      phrase: 'zur Prüfung geben',
      done: (reason) => `zur Prüfung gegeben: ${reason}`,
    },
    reason: 'Grund',
    shown: 'Steht an der Bestellung.',
    problems: { reason: 'Gib einen Grund ein.' },
    stageKept: 'nicht zurückgehalten und nicht zur Prüfung gegeben: Sie war nicht offen',
  },
} satisfies CatalogueOf<typeof english>;

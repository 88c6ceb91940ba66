import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shipping/cutOffProblem.ts';

export const texts = {
  cutOffProblems: {
    time: 'Gib Zeiten wie 15:00 ein.',
    twice: 'Jede Zeit kann nur einmal vorkommen.',
    tooMany: (most) => `Höchstens ${most} Zeiten.`,
    day: 'Wähle Tage von Montag bis Sonntag.',
    noDay: 'Wähle mindestens einen Tag.',
  },
} satisfies CatalogueOf<typeof english>;

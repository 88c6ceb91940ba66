import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/shipping/cutOffProblem.ts';

export const texts = {
  cutOffProblems: {
    time: 'Introduce horas como 15:00.',
    twice: 'Cada hora solo puede usarse una vez.',
    tooMany: (most) => `Usa ${most} horas como máximo.`,
    day: 'Elige días de lunes a domingo.',
    noDay: 'Elige al menos un día.',
  },
} satisfies CatalogueOf<typeof english>;

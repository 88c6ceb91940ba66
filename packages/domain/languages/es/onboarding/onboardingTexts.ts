import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingTexts.ts';

export const texts = {
  onboardingTexts: {
    intro: 'Los pasos se completan solos. Puedes salir y volver cuando quieras.',
    listLabel: 'Pasos',
    next: 'Siguiente paso',
    later: 'Terminar más tarde',
    finish: 'Terminar',
    skip: 'Omitir',
    skipTitle: (title) => `¿Omitir «${title}»?`,
    skipConfirm: 'Omitir este paso',
    finished: 'Ya puedes hacer envíos',
    finishedIntro: 'Has completado u omitido todos los pasos. Los pedidos nuevos aparecen en tu panel.',
    toDashboard: 'Ir al panel',
    stateWords: { done: 'Hecho', open: 'Pendiente', skipped: 'Omitido', unknown: 'Desconocido', loading: 'Cargando…' },
  },
  welcome: 'Te damos la bienvenida a Fulfillment Hub',
} satisfies CatalogueOf<typeof english>;

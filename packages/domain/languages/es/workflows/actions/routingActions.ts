import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/routingActions.ts';

export const texts = {
  routingActionWords: {
    routeToLocation: {
      label: 'Enrutar a una ubicación',
      location: 'Ubicación',
      deleted: 'una ubicación eliminada',
    },
    routeToProvider: {
      label: 'Enrutar a un 3PL',
      disconnected: 'un 3PL desconectado',
    },
    phrase: (to) => `enrutarlo a ${to}`,
    done: (to) => `enrutado a ${to}`,
  },
} satisfies CatalogueOf<typeof english>;

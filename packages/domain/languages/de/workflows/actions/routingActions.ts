import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/routingActions.ts';

export const texts = {
  routingActionWords: {
    routeToLocation: {
      label: 'An einen Standort routen',
      location: 'Standort',
      deleted: 'einen gelöschten Standort',
    },
    routeToProvider: {
      label: 'An ein 3PL routen',
      disconnected: 'ein getrenntes 3PL',
    },
    phrase: (to) => `routen an: ${to}`,
    done: (to) => `geroutet an: ${to}`,
  },
} satisfies CatalogueOf<typeof english>;

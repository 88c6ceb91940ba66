import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/dialogTexts.ts';

export const texts = {
  dialogTexts: {
    close: 'Cerrar',
    reloadNote: 'Al recargar vuelves a iniciar sesión. El texto que escribiste y no guardaste se pierde.',
    reload: 'Recargar',
    yourData: 'Tus datos',
    startOver: 'Empezar de nuevo',
  },
} satisfies CatalogueOf<typeof english>;

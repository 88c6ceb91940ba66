import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/crashTexts.ts';

export const texts = {
  crashTexts: {
    title: 'No se pudo mostrar esta página',
    note: 'No se perdió nada en el servidor. Recarga la página; si vuelve a pasar, avisa al soporte.',
    reload: 'Recargar',
  },
} satisfies CatalogueOf<typeof english>;

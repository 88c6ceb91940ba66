import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/calls/isChunkLoadError.ts';

export const texts = {
  chunkLoadErrorTexts: {
    text: 'No se pudo cargar esta parte de la app. Recarga la página.',
    reload: 'Recargar',
  },
} satisfies CatalogueOf<typeof english>;

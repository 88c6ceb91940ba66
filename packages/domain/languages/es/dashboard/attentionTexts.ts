import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/attentionTexts.ts';

export const texts = {
  attentionTexts: {
    label: 'Requiere atención',
    nothing: 'Nada requiere tu atención.',
    failed: 'No se pudo cargar lo que requiere tu atención.',
    retry: 'Reintentar',
  },
  healthTexts: {
    label: 'Tu tienda y tus 3PL',
  },
} satisfies CatalogueOf<typeof english>;

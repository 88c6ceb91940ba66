import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/servedLocations.ts';

export const texts = {
  servedLocationTexts: {
    title: (provider) => `¿Qué ubicaciones atiende ${provider}?`,
    body: 'Los pedidos de una ubicación sin 3PL esperan hasta que elijas uno. Puedes cambiarlo en Preparación > Ubicaciones.',
    label: 'Ubicaciones',
    noneYet: 'Aún sin 3PL',
    runNow: (provider) => `Ahora la atiende ${provider}`,
    confirm: 'Guardar',
  },
} satisfies CatalogueOf<typeof english>;

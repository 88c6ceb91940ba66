import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/searchScreenTexts.ts';

export const texts = {
  searchScreenTexts: {
    opening: (name) => `Abriendo ${name} …`,
    ofMore: (group, shown, all) => `${group}, ${shown} de más de ${all}`,
    ofAll: (group, shown, all) => `${group}, ${shown} de ${all}`,
    newestIn: (list) => `pedido más reciente en: ${list}`,
    noNumberHas: 'Ningún número de pedido contiene',
  },
} satisfies CatalogueOf<typeof english>;

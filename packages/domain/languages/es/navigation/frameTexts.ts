import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/frameTexts.ts';

export const texts = {
  frameTexts: {
    noPages: 'Todavía no hay páginas',
    current: (page) => `${page}, página actual`,
    tabsOf: (screen) => `Pestañas de ${screen}`,
    noView: (screen) => `No tienes permiso para ver «${screen}»`,
    ownerGrants: 'El propietario de la tienda puede dártelo en el panel de la tienda.',
    youCanOpen: 'Puedes abrir:',
    practice: 'Datos de práctica: nada de esto llega a un almacén',
    save: 'Guardar',
    discard: 'Descartar',
    otherShop: (ofAddress, shop) =>
      `Has abierto ${ofAddress}, pero has iniciado sesión en ${shop}. Todo lo de aquí es de ${shop}.`,
    openShop: (shop) => `Abrir ${shop}`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/actionNames.ts';

export const texts = {
  actionNames: {
    routeToLocation: 'Enrutar a una ubicación',
    routeToProvider: 'Enrutar a un 3PL',
    hold: 'Retener',
    review: 'Mandar a revisión',
    addTags: 'Añadir etiquetas',
    removeTags: 'Quitar etiquetas',
    note: 'Añadir una nota para el almacén',
    splitBundles: 'Dividir los packs en sus artículos',
    addItem: 'Añadir un artículo',
    swapItem: 'Cambiar un artículo',
    setShippingService: 'Fijar el servicio de envío',
    setPackage: 'Fijar el embalaje',
    setInsurance: 'Asegurar el envío',
    requireSignature: 'Exigir una firma',
  },
} satisfies CatalogueOf<typeof english>;

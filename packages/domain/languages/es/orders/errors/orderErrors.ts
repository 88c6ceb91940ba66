import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/orderErrors.ts';
import { counted } from '../../../counted.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  errorWords: {
    labels: {
      'Workflows Error': 'Error de flujo',
      'Shipment Error': 'Error de envío',
      '3PL API Error': 'Error de API del 3PL',
    },
    unreadable: '¡Error interno del servidor!',
    require: 'Necesita',
    warehouseProblem: (status) => `El almacén informa de un problema (estado ${status} del 3PL)`,
    waitsReleasable: 'Espera existencias; se puede liberar una parte',
    partlyReleased: 'Liberado en parte; el resto espera existencias',
    ofItems: (message, items) => `${message} (${counted(items, { one: 'artículo', other: 'artículos' })})`,
    andMore: (message, others) => `${message} y ${formatCount(others)} más`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/readyMadeWorkflows.ts';

export const texts = {
  readyMadePurposes: {
    large: 'Te da un día para revisar los pedidos grandes por fraude o erratas antes de enviarlos.',
    firstLarge: 'Quien nunca te ha comprado y pide mucho merece una segunda mirada.',
    bulk: 'Los pedidos de muchas unidades suelen ser al por mayor. Etiquétalos para encontrarlos.',
    weekend: 'Te permite juntar lo que los clientes piden el sábado y el domingo antes de que vaya al almacén.',
    insurance: 'Pide una firma y asegura lo que más echarías de menos si se perdiera.',
    heavy: 'Manda los paquetes pesados a una ubicación, desde donde cuesta menos enviarlos.',
  },
} satisfies CatalogueOf<typeof english>;

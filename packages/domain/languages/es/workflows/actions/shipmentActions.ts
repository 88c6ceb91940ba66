import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/shipmentActions.ts';

export const texts = {
  shipmentActionWords: {
    setShippingService: {
      label: 'Fijar el servicio de envío',
      service: 'Servicio',
      asNamed: 'Como lo llama tu 3PL.',
      phrase: (service) => `enviarlo con ${service}`,
      done: (service) => `se enviará con ${service}`,
    },
    setPackage: {
      label: 'Fijar el embalaje',
      package: 'Embalaje',
      phrase: (name) => `embalarlo en ${name}`,
      done: (name) => `se embalará en ${name}`,
    },
    setInsurance: {
      label: 'Asegurar el envío',
      insuredValue: 'Valor asegurado',
      phrase: (amount) => `asegurarlo por ${amount}`,
      done: (amount) => `asegurado por ${amount}`,
    },
    requireSignature: {
      label: 'Exigir una firma',
      phrase: 'exigir una firma',
      done: 'con firma obligatoria',
    },
    setGiftMessage: {
      label: 'Añadir un mensaje de regalo',
      message: 'Mensaje para el destinatario',
      phrase: (text) => `añadir el mensaje de regalo ${text}`,
      done: (text) => `con el mensaje de regalo ${text}`,
    },
    problems: {
      giftMessage: 'Escribe un mensaje de 500 caracteres como máximo.',
      service: 'Introduce un servicio.',
      package: 'Introduce un embalaje.',
    },
  },
} satisfies CatalogueOf<typeof english>;

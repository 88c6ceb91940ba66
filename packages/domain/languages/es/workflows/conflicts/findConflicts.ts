import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/conflicts/findConflicts.ts';

export const texts = {
  conflictWords: {
    targets: {
      stage: 'dónde espera el pedido',
      destination: 'desde dónde se envía el pedido',
      service: 'el servicio de envío',
      package: 'el embalaje',
      insurance: 'el valor asegurado',
      giftMessage: 'el mensaje de regalo',
    },
    quoted: (name) => `«${name}»`,
    neverRuns: (name) => `${name} nunca puede ejecutarse: ningún pedido cumple todas sus condiciones a la vez.`,
    overwrites: (upper, lower, target) =>
      `${upper} y ${lower} fijan lo mismo (${target}) y pueden coincidir con el mismo pedido. ` +
      `Entonces gana ${lower}, porque está más abajo en la lista.`,
    loop: (names, isOne) =>
      `${names} ${isOne ? 'se activa a sí mismo' : 'se activan entre sí'}. ` +
      'Cada uno se ejecuta solo una vez por cada cambio de un pedido.',
  },
} satisfies CatalogueOf<typeof english>;

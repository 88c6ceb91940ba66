import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/shopSettingsTexts.ts';
import { counted } from '../../counted.ts';

export const texts = {
  shopSettingsTexts: {
    subject: 'los ajustes generales',
    what: 'ajustes generales',
    title: 'Ajustes generales',
    note: 'Se aplican a todos los productos y pedidos, salvo que un producto o un flujo de trabajo indique otra cosa.',
    saving: 'guardar los ajustes generales',
    saved: 'Ajustes generales guardados.',
    restored: 'Los ajustes generales vuelven a estar como antes.',
    weights: {
      title: 'Pesos y embalajes',
      unit: 'Unidad de peso',
      unitHelp: 'Se usa donde se muestran o se introducen pesos.',
      weight: 'Peso predeterminado',
      weightHelp: 'Para los productos sin peso propio. Déjalo vacío para que su peso no se conozca.',
      package: 'Embalaje predeterminado',
      packageHelp:
        'Con el nombre que le da tu 3PL. Algunos 3PL no lo reciben: mira sus ajustes. Déjalo vacío para que elija el almacén.',
    },
    stock: {
      title: 'Existencias y pedidos sin existencias',
      threshold: 'Pocas existencias',
      thresholdSuffix: 'unidades o menos',
      thresholdHelp: 'Un SKU con estas unidades, o menos, se marca como escaso.',
      release: 'Cuando llegan existencias para un pedido que las espera',
    },
    boxes: {
      title: 'Cajas',
      combine: 'Empaquetar pedidos juntos',
      combineHelp:
        'Cada pedido se envía por separado. Si el 3PL acepta notas, la nota nombra los pedidos al mismo cliente y ' +
        'dirección que pueden ir en una caja.',
    },
    missing: {
      title: 'Cuando falta algo',
      note: 'Para los pedidos que lleguen a partir de ahora. «Enviar ahora» envía un pedido de todos modos.',
      openMapping: 'Abrir Métodos de envío',
      defaultWeight: 'En su lugar se usa el peso predeterminado.',
    },
  },
  releaseLabels: {
    no: 'Dejarlo hasta que alguien lo pase a pedidos abiertos',
    whole: 'Liberarlo cuando haya existencias de todo',
    partly: 'Liberar lo que hay, y el resto cuando llegue',
  },
  missingPartLabels: {
    address: 'Dirección completa',
    shippingMethod: 'Método de envío asignado',
    weight: 'Peso del producto',
  },
  missingPolicyLabels: {
    send: 'Enviarlo igualmente',
    review: 'Mandarlo a revisión',
  },
  ordersMissingText: (count) =>
    count === 0
      ? 'Ningún pedido abierto carece de ello.'
      : `Ahora falta en ${counted(count, { one: 'pedido abierto', other: 'pedidos abiertos' })}.`,
} satisfies CatalogueOf<typeof english>;

import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/orderMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { StageName } from '../../../src/messages/orderMessages.ts';
import { wordOf } from '../../../src/languages/wordOf.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const stages: Record<StageName, string> = {
  open: 'está abierto',
  inFulfillment: 'está en preparación',
  shipped: 'está enviado',
  error: 'tiene un error',
  hold: 'está retenido',
  backOrder: 'espera existencias',
  needsReview: 'requiere revisión',
  closed: 'está cerrado',
  cancelled: 'está cancelado',
};

export const texts = {
  orderMessages: {
    held: ({ order }) => `${order} está retenido.`,
    productFlows: ({ order }) => `Se han ejecutado todos los flujos de producto de ${order}.`,
    shipmentFlows: ({ order }) => `Se han ejecutado los flujos de envío de ${order}.`,
    noPartial: ({ order }) => `${order} ya no tiene ningún envío parcial.`,
    sent: ({ order }) => `${order} se ha enviado al 3PL.`,
    closed: ({ order }) => `${order} está cerrado.`,
    open: ({ order }) => `${order} está abierto.`,
    partiallyOpen: ({ order }) => `${order} está abierto en parte.`,
    ran: ({ order }) => `El flujo de trabajo se ha ejecutado y ${order} vuelve a estar abierto.`,
    asking: ({ providers, order }) =>
      `Estamos preguntando a ${joinNames(providers.map((name) => bidiIsolate(name)))}. ` +
      `La respuesta aparecerá en la cronología de ${order}.`,
    removed: ({ units, order }) =>
      `${plural(units, { one: 'Quitada', other: 'Quitadas' })} ${formatCount(units)} ` +
      `${plural(units, { one: 'unidad', other: 'unidades' })} de ${order}.`,
    several: ({ results }) => `${results.join(', ')}.`,
    ofOne: ({ order, reason }) => `${order}: ${reason}`,
    each: ({ orders }) => orders.join(' '),
    it: ({ stage }) => `El pedido ${wordOf(stages, stage)}.`,
    already: ({ stage }) => `El pedido ya ${wordOf(stages, stage)}.`,
    cannot: ({ stage }) => `El pedido ${wordOf(stages, stage)}, así que esto no se puede hacer.`,
    repeated: ({ by, at }) => (by === null ? `Esto ya se hizo, el ${at}.` : `${bidiIsolate(by)} ya lo hizo, el ${at}.`),
    cannotBeDone: 'Ahora no se puede hacer.',
    tooMany: 'No puedes quitar tantas unidades de este artículo.',
    notAllShipped: 'Se pueden reenviar unidades cuando todo el pedido se haya enviado.',
    nothingToReship: 'Elige al menos una unidad para reenviar.',
    tooManyToReship:
      'No puedes reenviar tantas unidades de un artículo. Vuelve a cargar el pedido para ver cuántas se han enviado.',
    noReshipReason: 'Indica por qué se reenvía.',
    reshipHasLeft: 'Ha salido del almacén, o es tarde para cancelarlo.',
    reshipEnded: 'Ya ha terminado.',
    reshipCancelAsked: 'Ya se ha pedido al 3PL que lo cancele.',
    addressChanged: ({ by, address }) =>
      `${by === null ? 'La dirección ha cambiado' : `${bidiIsolate(by)} ha cambiado la dirección`} desde que la abriste: ` +
      `«${bidiIsolate(address)}». Revisa la tuya y guárdala otra vez.`,
    notThere: 'El almacén no tiene este artículo para enviarlo.',
    asked: 'Ya se ha pedido al almacén que lo retenga.',
    notSent: 'Ahora no se puede enviar.',
    unknownBundleItem: ({ bundle, sku }) =>
      `El pack ${bidiIsolate(bundle)} contiene un artículo que no tiene ningún producto` +
      (sku === null ? '' : `: SKU ${bidiIsolate(sku)}`),
    noAmount: 'El pedido no tiene ningún importe que asegurar',
    workflow: ({ error }) => `No se pudo ejecutar un flujo de trabajo. ${error}.`,
    noMatch: 'No cumple las condiciones del flujo de trabajo.',
    notOpen: 'Un flujo de trabajo solo puede cambiar pedidos abiertos.',
    notRun: 'Los flujos de trabajo aún no se han ejecutado.',
    inError: 'Tiene un error',
    nothingReleasable: 'No se puede liberar ninguna parte.',
    noPartialShipment: 'No tiene ningún envío parcial que cancelar.',
    noneLeft: 'No queda nada por enviar.',
    keptInStore: 'Tu tienda lo retiene. Libéralo en tu tienda.',
    waitsForStock: 'Tiene artículos que esperan existencias; repónlas para enviarlo.',
    noWorkflowFailed: 'No falló en él ningún flujo de trabajo.',
    workflowFailed: 'Falló en él un flujo de trabajo; ejecútalo de nuevo antes.',
    noApiError: 'No tiene ningún error de la API del 3PL.',
    movesOnly: 'Tiene un error de la API del 3PL; pásalo a abiertos.',
    unknown: 'No encontramos este pedido.',
    onHold: 'Retenido',
    needsReview: 'Requiere revisión',
    onBackOrder: 'Sin existencias',
    couldNotSend: ({ problem }) => `No se pudo enviar: ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;

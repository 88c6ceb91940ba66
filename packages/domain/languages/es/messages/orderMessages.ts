import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/orderMessages.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

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
      `Estamos preguntando a ${joinNames(providers)}. La respuesta aparecerá en la cronología de ${order}.`,
    removed: ({ units, order }) =>
      `${plural(units, { one: 'Quitada', other: 'Quitadas' })} ${formatCount(units)} ` +
      `${plural(units, { one: 'unidad', other: 'unidades' })} de ${order}.`,
    several: ({ results }) => `${results.join(', ')}.`,
    ofOne: ({ order, reason }) => `${order}: ${reason}`,
    it: ({ stage }) => `El pedido ${stage}.`,
    already: ({ stage }) => `El pedido ya ${stage}.`,
    cannot: ({ stage }) => `El pedido ${stage}, así que esto no se puede hacer.`,
    cannotBeDone: 'Ahora no se puede hacer.',
    tooMany: 'No puedes quitar tantas unidades de este artículo.',
    notThere: 'El almacén no tiene este artículo para enviarlo.',
    asked: 'Ya se ha pedido al almacén que lo retenga.',
    notSent: 'Ahora no se puede enviar.',
    workflow: ({ error }) => `No se pudo ejecutar un flujo de trabajo. ${error}.`,
    noMatch: 'No cumple las condiciones del flujo de trabajo.',
    notOpen: 'Un flujo de trabajo solo puede cambiar pedidos abiertos.',
    notRun: 'Los flujos de trabajo aún no se han ejecutado.',
    inError: 'Tiene un error',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/workflows/workflowsTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  workflowsTexts: {
    source: 'flujos de trabajo y cronologías',
    summary: 'Resumen',
    totalRuns: 'Flujos ejecutados',
    stoppedByWorkflow: 'Pedidos con un error de flujo de trabajo',
    stoppedByShipment: 'Pedidos con un error de envío o de API del 3PL',
    allOfPeriod: 'Estas dos cifras abarcan todos los pedidos del período.',
    ran: 'Flujos de trabajo ejecutados',
    noneRan: 'No se ha ejecutado ningún flujo de trabajo con estos pedidos.',
    eligible: 'Flujos de trabajo nuevos que podrían ejecutarse con estos pedidos',
    noneEligible: 'Con estos pedidos ya se ejecutaron todos los flujos de trabajo que coinciden.',
    manualRuns: 'Ejecutados a mano',
    manualRunsNote: 'Según las cronologías de estos pedidos.',
    workflow: 'Flujo de trabajo',
    button: 'Botón',
    orders: 'Pedidos',
    times: 'Veces',
    newest: 'Pedido más reciente',
    noOrder: 'Ninguno',
    unnamed: 'Sin nombre',
    cause: 'Causa',
    sku: 'SKU',
    seeAll: 'Ver todos los flujos de trabajo',
    seeOpen: 'Ver pedidos abiertos',
    seeErrors: 'Ver todos los pedidos en Errores',
    namedSkus: 'SKU en estos errores',
    namedSkusNote: 'Un SKU puede detener varios pedidos.',
    noSkus: 'Estos errores no indican ningún SKU.',
    notStated: 'Sin indicar',
    noneStopped: {
      order: 'Ningún pedido detenido por un error de flujo de trabajo en este período.',
      shipment: 'Ningún pedido detenido por un error de envío o de API del 3PL en este período.',
    },
    noneReadable: 'No hay pedidos detenidos entre los que pudimos leer.',
    causes: {
      order: 'Pedidos detenidos por un error de flujo de trabajo',
      shipment: 'Pedidos detenidos por un error de envío o de API del 3PL',
    },
    aboutNote: {
      order:
        'Pedidos que un flujo de trabajo no pudo terminar. En Todos los flujos de trabajo aparecen ambos tipos juntos.',
      shipment:
        'Pedidos cuyo envío no se pudo crear o que tu 3PL rechazó. ' +
        'En Todos los flujos de trabajo aparecen ambos tipos juntos.',
    },
    readOnly: 'Tu servicio logístico ejecuta tus flujos de trabajo. Aquí ves lo que hicieron.',
    manyCauses: 'Un pedido con varios errores aparece en cada uno de ellos.',
  },
  stoppedCoverage: ({ orders: covered, listed, unreadable, period }) => {
    const missing =
      unreadable === 0
        ? ''
        : ` No se ${plural(unreadable, { one: 'pudo', other: 'pudieron' })} leer ${orders(unreadable)}.`;
    return `Según la lista Errores: ${formatCount(covered)} de ${orders(listed)} (${period}).${missing}`;
  },
  untouchedText: (count) => (count === 0 ? null : `No se ejecutó ningún flujo de trabajo con ${orders(count)}.`),
  eligibleText: (count, button) =>
    `${orders(count)} ${plural(count, { one: 'coincide con un flujo', other: 'coinciden con flujos' })} de trabajo ` +
    `${plural(count, { one: 'añadido', other: 'añadidos' })} después. Abre un pedido y elige «${button}» para ejecutarlo.`,
  retryText: (buttons) =>
    `Para reintentar un pedido, ábrelo en Errores y elige ${buttons.map((button) => `«${button}»`).join(' o ')}.`,
  workflowsCounted: (workflows) => `${counted(workflows, { one: 'flujo de trabajo', other: 'flujos de trabajo' })}.`,
} satisfies CatalogueOf<typeof english>;

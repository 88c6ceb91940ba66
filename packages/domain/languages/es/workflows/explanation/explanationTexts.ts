import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/explanation/explanationTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  explanationTexts: {
    subject: 'los flujos de trabajo de este pedido',
    listLabel: 'Los flujos de trabajo y este pedido',
    none: 'Ningún flujo de trabajo está activo y ninguno se ha ejecutado con este pedido.',
    outcomes: { ran: 'Ejecutado', didNotMatch: 'No coincidió', hasNotRun: 'No ejecutado' },
    whyItRan: 'Por qué se ejecutó',
    whyItDidNotMatch: 'Por qué no coincidió',
    wouldMatch: 'Ahora coincidiría',
    wouldNotMatch: 'Ahora no coincidiría',
    deletedBadge: 'Eliminado',
    ranTimes: (times) => `Se ha ejecutado ${formatCount(times)} veces; esta es la ejecución más reciente.`,
    didNotMatchSince: 'Se comprobó de nuevo más tarde y no coincidió.',
    isOff: 'Ahora está inactivo.',
    deleted: 'Se ha eliminado desde entonces.',
    newerVersion: (version) => `Ha cambiado desde entonces: ahora está activa la versión ${formatCount(version)}.`,
    needsChange: (problem) => `No puede ejecutarse hasta que lo cambies. ${problem}`,
    newer: 'Se activó, o se guardó por última vez, después de hacerse este pedido.',
    notStarted: {
      orderArrives:
        'Se ejecuta cuando llega un pedido nuevo. Este se importó o se cargó con los pedidos anteriores de tu tienda.',
      orderChanges: 'Se ejecuta cuando cambia un pedido. Este no ha cambiado desde que se activó el flujo de trabajo.',
      beforeShipping:
        'Se ejecuta antes de que un pedido vaya al almacén. Este no ha ido desde que se activó el flujo de trabajo.',
      shipmentChanges:
        'Se ejecuta cuando cambia un envío. Ninguno ha cambiado desde que se activó el flujo de trabajo.',
      unknown: 'Nada lo ha iniciado con este pedido.',
    },
  },
} satisfies CatalogueOf<typeof english>;

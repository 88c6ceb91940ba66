import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planTexts.ts';

export const texts = {
  planTexts: {
    upgradeTitle: 'Mejora tu plan para acceder a todas las funciones.',
    seeAllPricing: 'Ver todos los precios',
  },
  planNotes: {
    confirmFirst: 'Confirmas el plan en la página siguiente. Antes no se te cobra nada.',
    locationRefused:
      'La página de confirmación no pertenece a tu tienda, así que no la hemos abierto. No se te ha cobrado nada.',
    purchaseCancelled: 'Dejaste de esperar. No se te cobra nada hasta que confirmes el plan.',
    oneAtATime: 'Se está seleccionando otro plan. Espera a que termine.',
    sessionExpired: 'No realizado: tu sesión ha caducado.',
  },
  planThanksText: (plan) => `Gracias. Tu tienda tiene ahora el plan ${plan.name}.`,
  choosePlanLabel: (plan) => `Elegir ${plan.name}`,
} satisfies CatalogueOf<typeof english>;

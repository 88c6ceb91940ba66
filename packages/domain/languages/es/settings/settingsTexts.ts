import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/settingsTexts.ts';

export const texts = {
  settingsTexts: {
    currentPlan: 'Plan actual',
    planUnknown: 'No pudimos averiguar qué plan tiene tu tienda.',
    limits: 'Límites y uso',
    limitsTable: { part: 'Función', limit: 'Tu plan', use: 'En uso' },
    bothPlans: 'Planes',
    notReported: 'No disponible',
    store: 'Tienda',
    storeNote: 'Estos datos vienen de tu tienda. Cámbialos en el panel de tu tienda y recarga esta página.',
    person: 'Tú',
    personNote: 'Tu nombre y tu rol vienen de tu inicio de sesión.',
    shipmentStatuses: 'Estados de entrega',
    shipmentStatusesNote:
      'Tus envíos muestran estos estados tal como los comunican los transportistas. Cualquier otro se muestra como llega.',
    shipmentStatusesTable: { status: 'Estado', meaning: 'Qué significa', tone: 'Para ti' },
    tones: { success: 'Entregado', critical: 'Requiere atención', info: 'Informativo' },
    contact: 'Contacto',
    contactNote:
      'Tu contacto de soporte es quien configuró esta app para tu tienda. Envíale los datos de abajo y la letra pequeña ' +
      'del mensaje de error: identifica la solicitud que ha fallado.',
    contactFacts: { store: 'URL de la tienda', user: 'ID de usuario', plan: 'Plan' },
    contactHelp: 'Busca una respuesta en la documentación',
    knowledgeNote: 'Cada página explica una tarea y se abre en una pestaña nueva.',
    loading: 'Cargando…',
  },
} satisfies CatalogueOf<typeof english>;

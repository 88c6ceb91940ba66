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
    yourRole: 'Tu rol',
    permissions: 'Tus permisos',
    permissionsNote: 'El propietario de la tienda decide qué puedes ver y editar.',
    ownerNote: 'El propietario puede ver y editar todo.',
    staffNote: 'El personal se añade y se quita en el panel de tu tienda.',
    permissionsTable: { section: 'Sección', view: 'Ver', edit: 'Editar' },
    granted: 'Sí',
    refused: 'No',
    batches: 'Pedidos en preparación por día de lote',
    batchesTable: {
      day: 'Día del lote',
      orders: 'Pedidos',
      first: 'Hora del primer lote',
      last: 'Hora del último lote',
    },
    noBatches: 'No hay pedidos',
    noBatchesHint: 'Los pedidos aparecen aquí cuando se agrupan en un lote para un almacén.',
    batchesNote: 'Tu servicio de logística agrupa tus pedidos en lotes. Aquí está lo que ha agrupado.',
    ownBatchesNote:
      'Cada ubicación envía sus pedidos en un lote a sus horas de corte, o cuando alguien elige «Enviar ya».',
    seeNextBatches: 'Ver qué envían los próximos lotes',
    seeOrders: 'Ver los pedidos en preparación',
    shipmentStatuses: 'Estados de entrega',
    shipmentStatusesNote:
      'Tus envíos muestran estos estados tal como los comunican los transportistas. Cualquier otro se muestra como llega.',
    shipmentStatusesTable: { status: 'Estado', meaning: 'Qué significa', tone: 'Para ti' },
    tones: { success: 'Entregado', critical: 'Requiere atención', info: 'Informativo' },
    emailNotification: 'Correo electrónico',
    emailNotificationNote:
      'Tu tienda envía correos a tus clientes sobre sus pedidos. Edítalos en el panel de tu tienda. La cronología de cada ' +
      'pedido muestra lo que ha pasado aquí.',
    tags: 'Etiquetas',
    tagsNote: 'Añade y quita etiquetas de pedidos en el panel de tu tienda.',
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

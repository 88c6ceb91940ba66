import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/providers/providers.ts';

export const texts = {
  instructionWords: {
    signature: 'una firma en la entrega',
    insurance: 'un seguro',
    note: 'notas para el almacén',
    giftMessage: 'un mensaje de regalo',
    package: 'el embalaje',
  },
  providerWords: {
    ams: {
      purpose: 'Envía pedidos a un almacén que trabaja con AMS.',
      connectFailed: 'No se pudo conectar con el almacén.',
      help: {
        client_code: 'El código con el que el almacén conoce tu empresa.',
        host: 'La dirección del sistema del almacén, tal como te la dio el almacén.',
        login_id: 'El acceso que el almacén creó para esta conexión.',
        password: 'La contraseña de ese acceso.',
      },
    },
    shipbob: {
      purpose: 'Los centros de fulfillment de Shipbob preparan y envían tus pedidos.',
      connectFailed: 'No se pudo conectar con Shipbob.',
      help: {
        access_token: 'Un token que creas en tu cuenta de Shipbob.',
        shipbob_channel_id: 'El número del canal que representa a esta tienda en Shipbob.',
      },
    },
    ship_stations: {
      purpose: 'Compra etiquetas y envía desde tu propio almacén. Añade una cuenta por cada marca o sitio.',
      connectFailed: 'No se pudo conectar con Shipstation.',
      help: {
        name: 'Para que distingas tus cuentas.',
        api_key: 'La clave de API de esta cuenta de Shipstation.',
        api_secret: 'El secreto que corresponde a esa clave.',
      },
    },
    cap: {
      purpose: 'Los almacenes de Capacity preparan y envían tus pedidos.',
      connectFailed: 'No se pudo conectar con Capacity.',
      help: {
        api_key: 'La clave que te dio Capacity.',
        client_code: 'El código con el que Capacity conoce tu empresa.',
        client_id: 'El ID que te dio Capacity junto con el secreto.',
        client_secret: 'El secreto que corresponde al ID de cliente.',
        host: 'La dirección del sistema de Capacity, tal como te la dio Capacity.',
      },
    },
    dcl: {
      purpose: 'Los centros de fulfillment de DCL preparan y envían tus pedidos.',
      connectFailed: 'No se pudo conectar con DCL.',
      help: {
        username: 'El usuario que DCL creó para esta conexión.',
        password: 'La contraseña de ese usuario.',
        account_number: 'Tu número de cuenta en DCL.',
      },
    },
    cold_track: {
      purpose: 'Envía productos congelados y refrigerados desde un almacén frigorífico.',
      connectFailed: 'No se pudo conectar con Cold Track.',
      help: {
        api_key: 'La clave que te dio Cold Track.',
        application_name: 'El nombre con el que Cold Track registró esta conexión.',
        client_id: 'El ID con el que Cold Track conoce tu empresa.',
      },
    },
    info_plus: {
      purpose: 'Envía pedidos a un almacén que trabaja con Info Plus, tuyo o de un 3PL.',
      connectFailed: 'No se pudo conectar con Info Plus.',
      help: {
        domain: 'Solo el dominio de tu sitio de Info Plus, por ejemplo «your-company.example.com».',
        api_key: 'La clave que creas en tu cuenta de Info Plus.',
      },
    },
    carterdc: {
      purpose: 'Envía pedidos a los almacenes de Carter, que trabajan con Extensiv 3PL Warehouse Manager.',
      connectFailed: 'No se pudo conectar con Carter.',
      help: {
        customer_id: 'El número con el que Carter conoce tu empresa.',
        user_login: 'El acceso que Carter creó para esta conexión.',
        client_id: 'El ID que te dio Carter junto con el secreto.',
        client_secret: 'El secreto que corresponde al ID de cliente.',
      },
    },
    shipWire: {
      purpose: 'Envía desde los almacenes de Shipwire en varios países.',
      connectFailed: 'No se pudo conectar con Shipwire.',
      help: {
        shipwireKey: 'La clave que creas en tu cuenta de Shipwire.',
      },
    },
    Portless: {
      purpose: 'Envía desde donde se fabrican tus productos, directamente a tus clientes.',
      connectFailed: 'No se pudo conectar con Portless.',
      help: {
        adminApiKey: 'La clave de administración que te dio Portless.',
        merchantApiKey: 'La clave que te dio Portless como comercio.',
        connectorId: 'El ID de la conexión con esta tienda en Portless.',
      },
    },
  },
  settingMessages: {
    client_code: 'Código de cliente',
    host: 'Servidor',
    login_id: 'ID de acceso',
    password: 'Contraseña',
    access_token: 'Token de acceso',
    shipbob_channel_id: 'ID del canal',
    name: 'Nombre de la cuenta',
    api_key: 'Clave de API',
    api_secret: 'Secreto de API',
    client_id: 'ID de cliente',
    client_secret: 'Secreto de cliente',
    username: 'Nombre de usuario',
    account_number: 'Número de cuenta',
    application_name: 'Nombre de la aplicación',
    domain: 'Dominio',
    customer_id: 'ID de comprador',
    user_login: 'Acceso de usuario',
    shipwireKey: 'Clave de Shipwire',
    adminApiKey: 'Clave de API de admin.',
    merchantApiKey: 'Clave de API de comercio',
    connectorId: 'ID del conector',
  },
  providerToasts: {
    connected: (name) => `Conexión con ${name} establecida.`,
    saved: (name) => `Configuración de ${name} guardada.`,
    saveFailed: (name) => `No se pudo guardar la configuración de ${name}.`,
  },
} satisfies CatalogueOf<typeof english>;

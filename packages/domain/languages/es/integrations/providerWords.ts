import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerWords.ts';

export const texts = {
  fieldWords: {
    ams: {
      client_code: { label: 'Código de cliente', help: 'El código con el que el almacén conoce tu empresa.' },
      host: { label: 'Servidor', help: 'La dirección del sistema del almacén, tal como te la dio el almacén.' },
      login_id: { label: 'ID de acceso', help: 'El acceso que el almacén creó para esta conexión.' },
      password: { label: 'Contraseña', help: 'La contraseña de ese acceso.' },
    },
    shipbob: {
      access_token: { label: 'Token de acceso', help: 'Un token que creas en tu cuenta de Shipbob.' },
      shipbob_channel_id: {
        label: 'ID del canal',
        help: 'El número del canal que representa a esta tienda en Shipbob.',
      },
    },
    ship_stations: {
      name: { label: 'Nombre de la cuenta', help: 'Para que distingas tus cuentas.' },
      api_key: { label: 'Clave de API', help: 'La clave de API de esta cuenta de Shipstation.' },
      api_secret: { label: 'Secreto de API', help: 'El secreto que corresponde a esa clave.' },
    },
    cap: {
      api_key: { label: 'Clave de API', help: 'La clave que te dio Capacity.' },
      client_code: { label: 'Código de cliente', help: 'El código con el que Capacity conoce tu empresa.' },
      client_id: { label: 'ID de cliente', help: 'El ID que te dio Capacity junto con el secreto.' },
      client_secret: { label: 'Secreto de cliente', help: 'El secreto que corresponde al ID de cliente.' },
      host: { label: 'Servidor', help: 'La dirección del sistema de Capacity, tal como te la dio Capacity.' },
    },
    dcl: {
      username: { label: 'Nombre de usuario', help: 'El usuario que DCL creó para esta conexión.' },
      password: { label: 'Contraseña', help: 'La contraseña de ese usuario.' },
      account_number: { label: 'Número de cuenta', help: 'Tu número de cuenta en DCL.' },
    },
    cold_track: {
      api_key: { label: 'Clave de API', help: 'La clave que te dio Cold Track.' },
      application_name: {
        label: 'Nombre de la aplicación',
        help: 'El nombre con el que Cold Track registró esta conexión.',
      },
      client_id: { label: 'ID de cliente', help: 'El ID con el que Cold Track conoce tu empresa.' },
    },
    info_plus: {
      domain: {
        label: 'Dominio',
        help: 'Solo el dominio de tu sitio de Info Plus, por ejemplo «your-company.example.com».',
      },
      api_key: { label: 'Clave de API', help: 'La clave que creas en tu cuenta de Info Plus.' },
    },
    carterdc: {
      customer_id: { label: 'ID de comprador', help: 'El número con el que Carter conoce tu empresa.' },
      user_login: { label: 'Acceso de usuario', help: 'El acceso que Carter creó para esta conexión.' },
      client_id: { label: 'ID de cliente', help: 'El ID que te dio Carter junto con el secreto.' },
      client_secret: { label: 'Secreto de cliente', help: 'El secreto que corresponde al ID de cliente.' },
    },
    shipWire: {
      shipwireKey: { label: 'Clave de Shipwire', help: 'La clave que creas en tu cuenta de Shipwire.' },
    },
    Portless: {
      adminApiKey: { label: 'Clave de API de admin.', help: 'La clave de administración que te dio Portless.' },
      merchantApiKey: { label: 'Clave de API de comercio', help: 'La clave que te dio Portless como comercio.' },
      connectorId: { label: 'ID del conector', help: 'El ID de la conexión con esta tienda en Portless.' },
    },
  },
  providerWords: {
    connected: (name) => `Conexión con ${name} establecida.`,
    saved: (name) => `Configuración de ${name} guardada.`,
    saveFailed: (name) => `No se pudo guardar la configuración de ${name}.`,
    connectFailed: {
      ams: 'No se pudo conectar con el almacén.',
      shipbob: 'No se pudo conectar con Shipbob.',
      ship_stations: 'No se pudo conectar con Shipstation.',
      cap: 'No se pudo conectar con Capacity.',
      dcl: 'No se pudo conectar con DCL.',
      cold_track: 'No se pudo conectar con Cold Track.',
      info_plus: 'No se pudo conectar con Info Plus.',
      carterdc: 'No se pudo conectar con Carter.',
      shipWire: 'No se pudo conectar con Shipwire.',
      Portless: 'No se pudo conectar con Portless.',
    },
  },
} satisfies CatalogueOf<typeof english>;

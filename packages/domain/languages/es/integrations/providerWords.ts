import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerWords.ts';

export const texts = {
  fieldHelp: {
    ams: {
      client_code: 'El código con el que el almacén conoce tu empresa.',
      host: 'La dirección del sistema del almacén, tal como te la dio el almacén.',
      login_id: 'El acceso que el almacén creó para esta conexión.',
      password: 'La contraseña de ese acceso.',
    },
    shipbob: {
      access_token: 'Un token que creas en tu cuenta de Shipbob.',
      shipbob_channel_id: 'El número del canal que representa a esta tienda en Shipbob.',
    },
    ship_stations: {
      name: 'Para que distingas tus cuentas.',
      api_key: 'La clave de API de esta cuenta de Shipstation.',
      api_secret: 'El secreto que corresponde a esa clave.',
    },
    cap: {
      api_key: 'La clave que te dio Capacity.',
      client_code: 'El código con el que Capacity conoce tu empresa.',
      client_id: 'El ID que te dio Capacity junto con el secreto.',
      client_secret: 'El secreto que corresponde al ID de cliente.',
      host: 'La dirección del sistema de Capacity, tal como te la dio Capacity.',
    },
    dcl: {
      username: 'El usuario que DCL creó para esta conexión.',
      password: 'La contraseña de ese usuario.',
      account_number: 'Tu número de cuenta en DCL.',
    },
    cold_track: {
      api_key: 'La clave que te dio Cold Track.',
      application_name: 'El nombre con el que Cold Track registró esta conexión.',
      client_id: 'El ID con el que Cold Track conoce tu empresa.',
    },
    info_plus: {
      domain: 'Solo el dominio de tu sitio de Info Plus, por ejemplo «your-company.example.com».',
      api_key: 'La clave que creas en tu cuenta de Info Plus.',
    },
    carterdc: {
      customer_id: 'El número con el que Carter conoce tu empresa.',
      user_login: 'El acceso que Carter creó para esta conexión.',
      client_id: 'El ID que te dio Carter junto con el secreto.',
      client_secret: 'El secreto que corresponde al ID de cliente.',
    },
    shipWire: {
      shipwireKey: 'La clave que creas en tu cuenta de Shipwire.',
    },
    Portless: {
      adminApiKey: 'La clave de administración que te dio Portless.',
      merchantApiKey: 'La clave que te dio Portless como comercio.',
      connectorId: 'El ID de la conexión con esta tienda en Portless.',
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

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/settingMessages.ts';

export const texts = {
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
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/settingMessages.ts';

export const texts = {
  settingMessages: {
    client_code: 'Kundencode',
    host: 'Host',
    login_id: 'Anmelde-ID',
    password: 'Passwort',
    access_token: 'Zugriffstoken',
    shipbob_channel_id: 'Kanal-ID',
    name: 'Kontoname',
    api_key: 'API-Schlüssel',
    api_secret: 'API-Geheimnis',
    client_id: 'Client-ID',
    client_secret: 'Client-Geheimnis',
    username: 'Benutzername',
    account_number: 'Kontonummer',
    application_name: 'Anwendungsname',
    domain: 'Domain',
    customer_id: 'Kunden-ID',
    user_login: 'Benutzeranmeldung',
    shipwireKey: 'Shipwire-Schlüssel',
    adminApiKey: 'Admin-API-Schlüssel',
    merchantApiKey: 'Händler-API-Schlüssel',
    connectorId: 'Konnektor-ID',
  },
} satisfies CatalogueOf<typeof english>;

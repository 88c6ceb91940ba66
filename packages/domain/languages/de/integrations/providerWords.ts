import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerWords.ts';

export const texts = {
  fieldWords: {
    ams: {
      client_code: { label: 'Kundencode', help: 'Der Code, unter dem das Lager deine Firma kennt.' },
      host: { label: 'Host', help: 'Die Adresse des Lagersystems, wie du sie vom Lager bekommen hast.' },
      login_id: { label: 'Anmelde-ID', help: 'Die Anmeldung, die das Lager für diese Verbindung eingerichtet hat.' },
      password: { label: 'Passwort', help: 'Das Passwort dieser Anmeldung.' },
    },
    shipbob: {
      access_token: { label: 'Zugriffstoken', help: 'Ein Token, das du in deinem Shipbob-Konto anlegst.' },
      shipbob_channel_id: { label: 'Kanal-ID', help: 'Die Nummer des Kanals, der in Shipbob für diesen Shop steht.' },
    },
    ship_stations: {
      name: { label: 'Kontoname', help: 'Für dich, damit du deine Konten unterscheiden kannst.' },
      api_key: { label: 'API-Schlüssel', help: 'Der API-Schlüssel dieses Shipstation-Kontos.' },
      api_secret: { label: 'API-Geheimnis', help: 'Das Geheimnis, das zu diesem Schlüssel gehört.' },
    },
    cap: {
      api_key: { label: 'API-Schlüssel', help: 'Der Schlüssel, den du von Capacity bekommen hast.' },
      client_code: { label: 'Kundencode', help: 'Der Code, unter dem Capacity deine Firma kennt.' },
      client_id: {
        label: 'Client-ID',
        help: 'Die ID, die du von Capacity zusammen mit dem Client-Geheimnis bekommen hast.',
      },
      client_secret: { label: 'Client-Geheimnis', help: 'Das Geheimnis, das zur Client-ID gehört.' },
      host: { label: 'Host', help: 'Die Adresse des Systems von Capacity, wie du sie von Capacity bekommen hast.' },
    },
    dcl: {
      username: { label: 'Benutzername', help: 'Der Benutzername, den DCL für diese Verbindung eingerichtet hat.' },
      password: { label: 'Passwort', help: 'Das Passwort dieses Benutzers.' },
      account_number: { label: 'Kontonummer', help: 'Deine Kontonummer bei DCL.' },
    },
    cold_track: {
      api_key: { label: 'API-Schlüssel', help: 'Der Schlüssel, den du von Cold Track bekommen hast.' },
      application_name: { label: 'Anwendungsname', help: 'Der Name, unter dem Cold Track diese Verbindung führt.' },
      client_id: { label: 'Client-ID', help: 'Die ID, unter der Cold Track deine Firma kennt.' },
    },
    info_plus: {
      domain: {
        label: 'Domain',
        help: 'Nur die Domain deiner Info-Plus-Seite, zum Beispiel „your-company.example.com“.',
      },
      api_key: { label: 'API-Schlüssel', help: 'Der Schlüssel, den du in deinem Info-Plus-Konto anlegst.' },
    },
    carterdc: {
      customer_id: { label: 'Kunden-ID', help: 'Die Nummer, unter der Carter deine Firma kennt.' },
      user_login: {
        label: 'Benutzeranmeldung',
        help: 'Die Anmeldung, die Carter für diese Verbindung eingerichtet hat.',
      },
      client_id: {
        label: 'Client-ID',
        help: 'Die ID, die du von Carter zusammen mit dem Client-Geheimnis bekommen hast.',
      },
      client_secret: { label: 'Client-Geheimnis', help: 'Das Geheimnis, das zur Client-ID gehört.' },
    },
    shipWire: {
      shipwireKey: { label: 'Shipwire-Schlüssel', help: 'Der Schlüssel, den du in deinem Shipwire-Konto anlegst.' },
    },
    Portless: {
      adminApiKey: { label: 'Admin-API-Schlüssel', help: 'Der Admin-Schlüssel, den du von Portless bekommen hast.' },
      merchantApiKey: {
        label: 'Händler-API-Schlüssel',
        help: 'Der Schlüssel, den du als Händler von Portless bekommen hast.',
      },
      connectorId: { label: 'Konnektor-ID', help: 'Die ID der Verbindung zu diesem Shop bei Portless.' },
    },
  },
  providerWords: {
    connected: (name) => `Mit ${name} verbunden.`,
    saved: (name) => `Einstellungen von ${name} gespeichert.`,
    saveFailed: (name) => `Die Einstellungen von ${name} konnten nicht gespeichert werden.`,
    connectFailed: {
      ams: 'Die Verbindung mit dem Lager ist fehlgeschlagen.',
      shipbob: 'Die Verbindung mit Shipbob ist fehlgeschlagen.',
      ship_stations: 'Die Verbindung mit Shipstation ist fehlgeschlagen.',
      cap: 'Die Verbindung mit Capacity ist fehlgeschlagen.',
      dcl: 'Die Verbindung mit DCL ist fehlgeschlagen.',
      cold_track: 'Die Verbindung mit Cold Track ist fehlgeschlagen.',
      info_plus: 'Die Verbindung mit Info Plus ist fehlgeschlagen.',
      carterdc: 'Die Verbindung mit Carter ist fehlgeschlagen.',
      shipWire: 'Die Verbindung mit Shipwire ist fehlgeschlagen.',
      Portless: 'Die Verbindung mit Portless ist fehlgeschlagen.',
    },
  },
} satisfies CatalogueOf<typeof english>;

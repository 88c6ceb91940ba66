import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerWords.ts';

export const texts = {
  fieldHelp: {
    ams: {
      client_code: 'Der Code, unter dem das Lager deine Firma kennt.',
      host: 'Die Adresse des Lagersystems, wie du sie vom Lager bekommen hast.',
      login_id: 'Die Anmeldung, die das Lager für diese Verbindung eingerichtet hat.',
      password: 'Das Passwort dieser Anmeldung.',
    },
    shipbob: {
      access_token: 'Ein Token, das du in deinem Shipbob-Konto anlegst.',
      shipbob_channel_id: 'Die Nummer des Kanals, der in Shipbob für diesen Shop steht.',
    },
    ship_stations: {
      name: 'Für dich, damit du deine Konten unterscheiden kannst.',
      api_key: 'Der API-Schlüssel dieses Shipstation-Kontos.',
      api_secret: 'Das Geheimnis, das zu diesem Schlüssel gehört.',
    },
    cap: {
      api_key: 'Der Schlüssel, den du von Capacity bekommen hast.',
      client_code: 'Der Code, unter dem Capacity deine Firma kennt.',
      client_id: 'Die ID, die du von Capacity zusammen mit dem Client-Geheimnis bekommen hast.',
      client_secret: 'Das Geheimnis, das zur Client-ID gehört.',
      host: 'Die Adresse des Systems von Capacity, wie du sie von Capacity bekommen hast.',
    },
    dcl: {
      username: 'Der Benutzername, den DCL für diese Verbindung eingerichtet hat.',
      password: 'Das Passwort dieses Benutzers.',
      account_number: 'Deine Kontonummer bei DCL.',
    },
    cold_track: {
      api_key: 'Der Schlüssel, den du von Cold Track bekommen hast.',
      application_name: 'Der Name, unter dem Cold Track diese Verbindung führt.',
      client_id: 'Die ID, unter der Cold Track deine Firma kennt.',
    },
    info_plus: {
      domain: 'Nur die Domain deiner Info-Plus-Seite, zum Beispiel „your-company.example.com“.',
      api_key: 'Der Schlüssel, den du in deinem Info-Plus-Konto anlegst.',
    },
    carterdc: {
      customer_id: 'Die Nummer, unter der Carter deine Firma kennt.',
      user_login: 'Die Anmeldung, die Carter für diese Verbindung eingerichtet hat.',
      client_id: 'Die ID, die du von Carter zusammen mit dem Client-Geheimnis bekommen hast.',
      client_secret: 'Das Geheimnis, das zur Client-ID gehört.',
    },
    shipWire: {
      shipwireKey: 'Der Schlüssel, den du in deinem Shipwire-Konto anlegst.',
    },
    Portless: {
      adminApiKey: 'Der Admin-Schlüssel, den du von Portless bekommen hast.',
      merchantApiKey: 'Der Schlüssel, den du als Händler von Portless bekommen hast.',
      connectorId: 'Die ID der Verbindung zu diesem Shop bei Portless.',
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

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/providers/providers.ts';

export const texts = {
  instructionWords: {
    signature: 'eine Unterschrift bei der Zustellung',
    insurance: 'eine Versicherung',
    note: 'Notizen für das Lager',
    giftMessage: 'eine Grußbotschaft',
    package: 'die Verpackung',
  },
  providerWords: {
    ams: {
      purpose: 'Sende Bestellungen an ein Lager, das mit AMS arbeitet.',
      connectFailed: 'Die Verbindung mit dem Lager ist fehlgeschlagen.',
      help: {
        client_code: 'Der Code, unter dem das Lager deine Firma kennt.',
        host: 'Die Adresse des Lagersystems, wie du sie vom Lager bekommen hast.',
        login_id: 'Die Anmeldung, die das Lager für diese Verbindung eingerichtet hat.',
        password: 'Das Passwort dieser Anmeldung.',
      },
    },
    shipbob: {
      purpose: 'Lass Bestellungen in den Fulfillment-Centern von Shipbob packen und versenden.',
      connectFailed: 'Die Verbindung mit Shipbob ist fehlgeschlagen.',
      help: {
        access_token: 'Ein Token, das du in deinem Shipbob-Konto anlegst.',
        shipbob_channel_id: 'Die Nummer des Kanals, der in Shipbob für diesen Shop steht.',
      },
    },
    ship_stations: {
      purpose:
        'Kaufe Versandetiketten und versende aus deinem eigenen Lager. Lege für jede Marke oder jeden Standort ein Konto an.',
      connectFailed: 'Die Verbindung mit Shipstation ist fehlgeschlagen.',
      help: {
        name: 'Für dich, damit du deine Konten unterscheiden kannst.',
        api_key: 'Der API-Schlüssel dieses Shipstation-Kontos.',
        api_secret: 'Das Geheimnis, das zu diesem Schlüssel gehört.',
      },
    },
    cap: {
      purpose: 'Lass Bestellungen in den Lagern von Capacity packen und versenden.',
      connectFailed: 'Die Verbindung mit Capacity ist fehlgeschlagen.',
      help: {
        api_key: 'Der Schlüssel, den du von Capacity bekommen hast.',
        client_code: 'Der Code, unter dem Capacity deine Firma kennt.',
        client_id: 'Die ID, die du von Capacity zusammen mit dem Client-Geheimnis bekommen hast.',
        client_secret: 'Das Geheimnis, das zur Client-ID gehört.',
        host: 'Die Adresse des Systems von Capacity, wie du sie von Capacity bekommen hast.',
      },
    },
    dcl: {
      purpose: 'Lass Bestellungen in den Fulfillment-Centern von DCL packen und versenden.',
      connectFailed: 'Die Verbindung mit DCL ist fehlgeschlagen.',
      help: {
        username: 'Der Benutzername, den DCL für diese Verbindung eingerichtet hat.',
        password: 'Das Passwort dieses Benutzers.',
        account_number: 'Deine Kontonummer bei DCL.',
      },
    },
    cold_track: {
      purpose: 'Versende tiefgekühlte und gekühlte Produkte aus dem Kühllager.',
      connectFailed: 'Die Verbindung mit Cold Track ist fehlgeschlagen.',
      help: {
        api_key: 'Der Schlüssel, den du von Cold Track bekommen hast.',
        application_name: 'Der Name, unter dem Cold Track diese Verbindung führt.',
        client_id: 'Die ID, unter der Cold Track deine Firma kennt.',
      },
    },
    info_plus: {
      purpose: 'Sende Bestellungen an ein Lager, das mit Info Plus arbeitet, deins oder das eines 3PL.',
      connectFailed: 'Die Verbindung mit Info Plus ist fehlgeschlagen.',
      help: {
        domain: 'Nur die Domain deiner Info-Plus-Seite, zum Beispiel „your-company.example.com“.',
        api_key: 'Der Schlüssel, den du in deinem Info-Plus-Konto anlegst.',
      },
    },
    carterdc: {
      purpose: 'Sende Bestellungen an die Lager von Carter, die mit dem Extensiv 3PL Warehouse Manager arbeiten.',
      connectFailed: 'Die Verbindung mit Carter ist fehlgeschlagen.',
      help: {
        customer_id: 'Die Nummer, unter der Carter deine Firma kennt.',
        user_login: 'Die Anmeldung, die Carter für diese Verbindung eingerichtet hat.',
        client_id: 'Die ID, die du von Carter zusammen mit dem Client-Geheimnis bekommen hast.',
        client_secret: 'Das Geheimnis, das zur Client-ID gehört.',
      },
    },
    shipWire: {
      purpose: 'Versende aus Lagern von Shipwire in mehreren Ländern.',
      connectFailed: 'Die Verbindung mit Shipwire ist fehlgeschlagen.',
      help: {
        shipwireKey: 'Der Schlüssel, den du in deinem Shipwire-Konto anlegst.',
      },
    },
    Portless: {
      purpose: 'Versende von dort, wo deine Produkte hergestellt werden, direkt an deine Kunden.',
      connectFailed: 'Die Verbindung mit Portless ist fehlgeschlagen.',
      help: {
        adminApiKey: 'Der Admin-Schlüssel, den du von Portless bekommen hast.',
        merchantApiKey: 'Der Schlüssel, den du als Händler von Portless bekommen hast.',
        connectorId: 'Die ID der Verbindung zu diesem Shop bei Portless.',
      },
    },
  },
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
  providerToasts: {
    connected: (name) => `Mit ${name} verbunden.`,
    saved: (name) => `Einstellungen von ${name} gespeichert.`,
    saveFailed: (name) => `Die Einstellungen von ${name} konnten nicht gespeichert werden.`,
  },
} satisfies CatalogueOf<typeof english>;

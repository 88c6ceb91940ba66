import { inLanguage } from '../languages/inLanguage.ts';

/** Where a merchant finds the values of the fields of a 3PL. */
export const fieldHelp = inLanguage('fieldHelp', {
  ams: {
    client_code: 'The code that the warehouse knows your company by.',
    host: 'The address of the warehouse’s system, as the warehouse gave it to you.',
    login_id: 'The login that the warehouse set up for this connection.',
    password: 'The password of that login.',
  },
  shipbob: {
    access_token: 'A token that you create in your Shipbob account.',
    shipbob_channel_id: 'The number of the channel that stands for this store in Shipbob.',
  },
  ship_stations: {
    name: 'For you, to tell your accounts apart.',
    api_key: 'The API key of this Shipstation account.',
    api_secret: 'The API secret that belongs to that key.',
  },
  cap: {
    api_key: 'The key that Capacity gave you.',
    client_code: 'The code that Capacity knows your company by.',
    client_id: 'The ID that Capacity gave you together with the client secret.',
    client_secret: 'The secret that belongs to the client ID.',
    host: 'The address of Capacity’s system, as Capacity gave it to you.',
  },
  dcl: {
    username: 'The user name that DCL set up for this connection.',
    password: 'The password of that user.',
    account_number: 'Your account number with DCL.',
  },
  cold_track: {
    api_key: 'The key that Cold Track gave you.',
    application_name: 'The name that Cold Track registered this connection under.',
    client_id: 'The ID that Cold Track knows your company by.',
  },
  info_plus: {
    domain: 'Only the domain of your Info Plus site, such as “your-company.example.com”.',
    api_key: 'The key that you create in your Info Plus account.',
  },
  carterdc: {
    customer_id: 'The number that Carter knows your company by.',
    user_login: 'The login that Carter set up for this connection.',
    client_id: 'The ID that Carter gave you together with the client secret.',
    client_secret: 'The secret that belongs to the client ID.',
  },
  shipWire: {
    shipwireKey: 'The key that you create in your Shipwire account.',
  },
  Portless: {
    adminApiKey: 'The admin key that Portless gave you.',
    merchantApiKey: 'The key that Portless gave you as a merchant.',
    connectorId: 'The ID of the connection to this store at Portless.',
  },
});

/** Toasts of a connection (§8). */
export const providerWords = inLanguage('providerWords', {
  connected: (name: string) => `Connection made successfully with ${name}.`,
  saved: (name: string) => `${name} settings saved successfully.`,
  saveFailed: (name: string) => `Error while saving ${name} settings.`,
  connectFailed: {
    ams: 'Error while connecting with Warehouse.',
    shipbob: 'Error while connecting with Shipbob.',
    ship_stations: 'Error while connecting with Shipstation.',
    cap: 'Error while connecting with Capacity 3PL.',
    dcl: 'Error while connecting with DCL',
    cold_track: 'Error while connecting with ColdTrack',
    info_plus: 'Error while connecting with Info Plus',
    carterdc: 'Error while connecting with CarterDc 3PL.',
    shipWire: 'Error while connecting with Shipwire 3PL.',
    Portless: 'Error while connecting with Portless 3PL.',
  },
});

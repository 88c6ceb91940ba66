import { inLanguage } from '../languages/inLanguage.ts';

/** What the fields of a 3PL are called, and where a merchant finds their values. */
export const fieldWords = inLanguage('fieldWords', {
  ams: {
    client_code: { label: 'Client code', help: 'The code that the warehouse knows your company by.' },
    host: { label: 'Host', help: 'The address of the warehouse’s system, as the warehouse gave it to you.' },
    login_id: { label: 'Login ID', help: 'The login that the warehouse set up for this connection.' },
    password: { label: 'Password', help: 'The password of that login.' },
  },
  shipbob: {
    access_token: { label: 'Access token', help: 'A token that you create in your Shipbob account.' },
    shipbob_channel_id: {
      label: 'Channel ID',
      help: 'The number of the channel that stands for this store in Shipbob.',
    },
  },
  ship_stations: {
    name: { label: 'Account name', help: 'For you, to tell your accounts apart.' },
    api_key: { label: 'API key', help: 'The API key of this Shipstation account.' },
    api_secret: { label: 'API secret', help: 'The API secret that belongs to that key.' },
  },
  cap: {
    api_key: { label: 'API key', help: 'The key that Capacity gave you.' },
    client_code: { label: 'Client code', help: 'The code that Capacity knows your company by.' },
    client_id: { label: 'Client ID', help: 'The ID that Capacity gave you together with the client secret.' },
    client_secret: { label: 'Client secret', help: 'The secret that belongs to the client ID.' },
    host: { label: 'Host', help: 'The address of Capacity’s system, as Capacity gave it to you.' },
  },
  dcl: {
    username: { label: 'Username', help: 'The user name that DCL set up for this connection.' },
    password: { label: 'Password', help: 'The password of that user.' },
    account_number: { label: 'Account number', help: 'Your account number with DCL.' },
  },
  cold_track: {
    api_key: { label: 'API key', help: 'The key that Cold Track gave you.' },
    application_name: { label: 'Application name', help: 'The name that Cold Track registered this connection under.' },
    client_id: { label: 'Client ID', help: 'The ID that Cold Track knows your company by.' },
  },
  info_plus: {
    domain: { label: 'Domain', help: 'Only the domain of your Info Plus site, such as “your-company.example.com”.' },
    api_key: { label: 'API key', help: 'The key that you create in your Info Plus account.' },
  },
  carterdc: {
    customer_id: { label: 'Customer ID', help: 'The number that Carter knows your company by.' },
    user_login: { label: 'User login', help: 'The login that Carter set up for this connection.' },
    client_id: { label: 'Client ID', help: 'The ID that Carter gave you together with the client secret.' },
    client_secret: { label: 'Client secret', help: 'The secret that belongs to the client ID.' },
  },
  shipWire: {
    shipwireKey: { label: 'Shipwire key', help: 'The key that you create in your Shipwire account.' },
  },
  Portless: {
    adminApiKey: { label: 'Admin API key', help: 'The admin key that Portless gave you.' },
    merchantApiKey: { label: 'Merchant API key', help: 'The key that Portless gave you as a merchant.' },
    connectorId: { label: 'Connector ID', help: 'The ID of the connection to this store at Portless.' },
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

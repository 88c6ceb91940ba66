import { inLanguage } from '../languages/inLanguage.ts';

/** What the fields of the 3PLs’ forms are called, by their names in §3. */
export const settingMessages = inLanguage('settingMessages', {
  client_code: 'Client code',
  host: 'Host',
  login_id: 'Login ID',
  password: 'Password',
  access_token: 'Access token',
  shipbob_channel_id: 'Channel ID',
  name: 'Account name',
  api_key: 'API key',
  api_secret: 'API secret',
  client_id: 'Client ID',
  client_secret: 'Client secret',
  username: 'Username',
  account_number: 'Account number',
  application_name: 'Application name',
  domain: 'Domain',
  customer_id: 'Customer ID',
  user_login: 'User login',
  shipwireKey: 'Shipwire key',
  adminApiKey: 'Admin API key',
  merchantApiKey: 'Merchant API key',
  connectorId: 'Connector ID',
});

import * as z from 'zod/mini';

const text = z.string();
const status = z.boolean();

/** A ShipStation account (§3), tested by itself. */
export const wireShipstationAccount = z.object({ name: text, api_key: text, api_secret: text, status });

/** Settings of each provider in `details` and in requests (§3). */
export const wireProviderSettings = {
  ams: z.object({ client_code: text, host: text, login_id: text, password: text, status }),
  shipbob: z.object({ access_token: text, shipbob_channel_id: text, status }),
  cap: z.object({ api_key: text, client_code: text, client_id: text, client_secret: text, host: text, status }),
  dcl: z.object({ username: text, password: text, account_number: text, status }),
  cold_track: z.object({ api_key: text, application_name: text, client_id: text, status }),
  info_plus: z.object({ domain: text, api_key: text, status }),
  carterdc: z.object({ customer_id: text, user_login: text, client_id: text, client_secret: text, status }),
  shipWire: z.object({ shipwireKey: text, status }),
  Portless: z.object({ adminApiKey: text, merchantApiKey: text, connectorId: text, status }),
};

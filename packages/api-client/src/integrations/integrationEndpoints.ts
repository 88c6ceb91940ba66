import * as z from 'zod/mini';
import type { Endpoint } from '../http/Endpoint.ts';
import { wireOptionalText } from '../http/wireFields.ts';
import { wireMessage } from '../http/wireWords.ts';
import { getThirdPartyDetailsEndpoint } from './getThirdPartyDetailsEndpoint.ts';
import { wireProviderSettings, wireShipstationAccount } from './wireProviderSettings.ts';

/** `reason` is our extension: 'refused' or 'unreachable'. Portless sends its error in the top-level `message` (§7). */
export const connectionTestReply = z.object({
  data: z.object({ status: z.string(), err: wireOptionalText, reason: wireOptionalText, ...wireMessage }),
  message: wireOptionalText,
  ...wireMessage,
});

function connectionTest<P extends `/${string}`, S extends z.ZodMiniObject>(path: P, provider: string, request: S) {
  return {
    method: 'POST',
    path,
    summary: `Tries the credentials of ${provider}.`,
    request,
    reply: connectionTestReply,
  } as const;
}

/**
 * Request of `save-third-party-settings`: flat settings with the provider's string id; ShipStation's accounts as a
 * list.
 */
const settings = wireProviderSettings;
const saveRequest = z.union([
  z.object({ ...settings.ams.shape, third_party_id: z.literal('ams') }),
  z.object({ ...settings.shipbob.shape, third_party_id: z.literal('shipbob') }),
  z.object({ third_party_id: z.literal('ship_stations'), shipstation_details: z.array(wireShipstationAccount) }),
  z.object({ ...settings.cap.shape, third_party_id: z.literal('cap') }),
  z.object({ ...settings.dcl.shape, third_party_id: z.literal('dcl') }),
  z.object({ ...settings.cold_track.shape, third_party_id: z.literal('cold_track') }),
  z.object({ ...settings.info_plus.shape, third_party_id: z.literal('info_plus') }),
  z.object({ ...settings.carterdc.shape, third_party_id: z.literal('carterdc') }),
  z.object({ ...settings.shipWire.shape, third_party_id: z.literal('shipWire') }),
  z.object({ ...settings.Portless.shape, third_party_id: z.literal('Portless') }),
]);

const saveReply = z.object({
  data: z.object({ status: z.union([z.string(), z.boolean(), z.number()]) }),
  message: wireOptionalText,
  ...wireMessage,
});

/** The endpoints of the ten providers (§7). */
export const integrationEndpoints = {
  getThirdPartyDetails: getThirdPartyDetailsEndpoint,
  saveThirdPartySettings: {
    method: 'POST',
    path: '/save-third-party-settings',
    summary: 'Saves the settings of one provider.',
    request: saveRequest,
    reply: saveReply,
  },
  testAms: connectionTest('/test-ams-connection', 'AMS 3PL', settings.ams),
  testShipbob: connectionTest('/test-shipbob-connection', 'Shipbob', settings.shipbob),
  testShipstation: connectionTest('/test-ship-station-connection', 'one Shipstation account', wireShipstationAccount),
  testCapacity: connectionTest('/test-cap-connection', 'Capacity', settings.cap),
  testDcl: connectionTest('/test-dcl-connection', 'DCL Logistics', settings.dcl),
  testColdTrack: connectionTest('/test-cold-track-connection', 'Cold Track', settings.cold_track),
  testInfoPlus: connectionTest('/test-info-plus-connection', 'Info Plus', settings.info_plus),
  testCarterDc: connectionTest('/test-carterdc-connection', 'Carter Distribution', settings.carterdc),
  testShipwire: connectionTest('/test-shipwire-connection', 'Shipwire', settings.shipWire),
  testPortless: connectionTest('/test-Portless-connection', 'Portless', settings.Portless),
} as const satisfies Record<string, Endpoint>;

export type IntegrationEndpointName = keyof typeof integrationEndpoints;

import { providerRows, providers, type ThirdPartyId } from '@hub/domain/integrations';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireOptionalText } from '../http/wireFields.ts';
import { wireMessage } from '../http/wireWords.ts';
import { getThirdPartyDetailsEndpoint } from './getThirdPartyDetailsEndpoint.ts';
import { wireProviderAccounts } from './wireProviderAccounts.ts';

/** `reason` is our extension: 'refused' or 'unreachable'. Portless sends its error in the top-level `message` (§7). */
export const connectionTestReply = z.object({
  data: z.object({ status: z.string(), err: wireOptionalText, reason: wireOptionalText, ...wireMessage }),
  message: wireOptionalText,
  ...wireMessage,
});

/** The call that tests a provider's credentials; for ShipStation, one account. */
function connectionTest(id: ThirdPartyId) {
  const { name, shape, testPath } = providerRows[id];
  return {
    method: 'POST',
    path: testPath,
    kind: 'outside',
    permission: needs.editProviders,
    summary: `Tries the credentials of ${shape === 'accounts' ? `one ${name} account` : name}.`,
    request: wireProviderAccounts[id],
    reply: connectionTestReply,
  } as const;
}

type ProviderRows = typeof providerRows;

/** One call per provider, with the name in its row. */
const connectionTests = Object.fromEntries(
  providers.map(({ thirdPartyId, testName }) => [testName, connectionTest(thirdPartyId)]),
) as unknown as {
  [Id in ThirdPartyId as ProviderRows[Id]['testName']]: Omit<ReturnType<typeof connectionTest>, 'path' | 'request'> & {
    path: ProviderRows[Id]['testPath'];
    request: (typeof wireProviderAccounts)[Id];
  };
};

/** Our extension: ids of the locations that the provider serves from now on. Other locations keep their 3PL. */
const servedLocations = z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1_000)));

/**
 * Request of `save-third-party-settings`: flat settings with the provider's string id; ShipStation's accounts as a
 * list.
 */
const saveRequest = z.union(
  providers.map(({ thirdPartyId, shape }) => {
    const account: z.ZodMiniObject = wireProviderAccounts[thirdPartyId];
    const settings = shape === 'accounts' ? { shipstation_details: z.array(account) } : account.shape;
    return z.object({ ...settings, third_party_id: z.literal(thirdPartyId), serves_locations: servedLocations });
  }),
) as unknown as z.ZodMiniType<WireThirdPartySave>;

/** Body of `save-third-party-settings`. */
export type WireThirdPartySave = {
  [Id in ThirdPartyId]: {
    third_party_id: Id;
    serves_locations?: string[] | undefined;
  } & (ProviderRows[Id]['shape'] extends 'accounts'
    ? { shipstation_details: z.infer<(typeof wireProviderAccounts)[Id]>[] }
    : z.infer<(typeof wireProviderAccounts)[Id]>);
}[ThirdPartyId];

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
    kind: 'write',
    permission: needs.editProviders,
    summary: 'Saves the settings of one provider.',
    request: saveRequest,
    reply: saveReply,
  },
  ...connectionTests,
} as const satisfies Record<string, ShopEndpoint>;

export type IntegrationEndpointName = keyof typeof integrationEndpoints;

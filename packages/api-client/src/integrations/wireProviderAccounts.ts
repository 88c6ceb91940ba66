import { providers, type providerRows, type ThirdPartyId } from '@hub/domain/integrations';
import * as z from 'zod/mini';

type Fields<Id extends ThirdPartyId> = (typeof providerRows)[Id]['fields'];

/** One account with each provider in `details` and in requests (§3): the fields of its form, and whether it is on. */
export const wireProviderAccounts = Object.fromEntries(
  providers.map(({ thirdPartyId, fields }) => {
    const texts = Object.fromEntries(fields.map(({ name }) => [name, z.string()]));
    return [thirdPartyId, z.object({ ...texts, status: z.boolean() })];
  }),
) as unknown as {
  [Id in ThirdPartyId]: z.ZodMiniObject<
    { -readonly [Name in keyof Fields<Id>]: z.ZodMiniString } & { status: z.ZodMiniBoolean }
  >;
};

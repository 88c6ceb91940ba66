import { providers, type providerRows, type ThirdPartyId } from '@hub/domain/integrations';
import * as z from 'zod/mini';

type Fields<Id extends ThirdPartyId> = (typeof providerRows)[Id]['fields'];

/**
 * One account with each provider in `details` and in requests (§3): its form's fields, whether it is enabled, and
 * whether it is a sandbox account, which takes test orders only. If a provider has several, `account_id` stays when one
 * is renamed; a new one has none.
 */
export const wireProviderAccounts = Object.fromEntries(
  providers.map(({ thirdPartyId, fields, shape }) => {
    const texts = Object.fromEntries(fields.map(({ name }) => [name, z.string()]));
    const id = shape === 'accounts' ? { account_id: z.optional(z.string()) } : {};
    return [thirdPartyId, z.object({ ...texts, status: z.boolean(), is_sandbox: z.optional(z.boolean()), ...id })];
  }),
) as unknown as {
  [Id in ThirdPartyId]: z.ZodMiniObject<
    { -readonly [Name in keyof Fields<Id>]: z.ZodMiniString } & {
      status: z.ZodMiniBoolean;
      is_sandbox: z.ZodMiniOptional<z.ZodMiniBoolean>;
    }
  >;
};

import { createAdminClient } from '@hub/api-client/admin';
import type { Network } from '../environment/AppEnvironment.ts';
import { describeAdminError } from './adminRefusal.ts';

/** Why a token does not open the admin area; `null` if it does. */
export async function checkAdminToken(network: Network, token: string): Promise<string | null> {
  try {
    await createAdminClient({ ...network, token }).signIn();
    return null;
  } catch (error) {
    return describeAdminError(error).message;
  }
}

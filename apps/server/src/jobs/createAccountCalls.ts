import type { ConnectionResult } from '@hub/api-client/server';
import { blankFieldWords } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import type { Connections } from '@hub/engine/warehouses';
import { CredentialsRefusedError, type ProviderConnection, ProviderError, UnreachableError } from '@hub/providers';
import { type AccountCalls, type AccountToCall, ChoicesNotListedError } from './AccountCalls.ts';

/** Calls 3PLs through their adapters. Messages are in the 3PL's own words where it has some. */
export function createAccountCalls(connections: Pick<Connections, 'adapterOf' | 'open'>): AccountCalls {
  function open({
    shopId,
    provider,
    account,
    isSandbox,
    credentials,
    choices,
  }: AccountToCall): ProviderConnection | null {
    if (connections.adapterOf(provider.thirdPartyId) === null) return null;
    const settings = { credentials, choices, ...(isSandbox && { isSandbox }) };
    return connections.open(shopId, { provider: provider.thirdPartyId, account }, settings);
  }
  return {
    async test(account) {
      const blank = account.provider.fields.find(({ name }) => (account.credentials[name] ?? '').trim() === '');
      if (blank) return { isConnected: false, message: blankFieldWords(blank.name), reason: 'refused' };
      try {
        const connection = open(account);
        if (connection === null) return notCallable(account);
        await connection.test();
        return { isConnected: true };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { isConnected: false, message: error.words, reason: reasonOf(error) };
      }
    },
    async readChoices(account) {
      try {
        const listed = (await open(account)?.readChoices?.()) ?? [];
        return listed.map(({ name, label, options }) => ({ name, label, options }));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw new ChoicesNotListedError(error.words, { cause: error });
      }
    },
  };
}

function notCallable({ provider }: AccountToCall): ConnectionResult {
  return { isConnected: false, message: message('calls.cannotCall', { provider: provider.name }), reason: null };
}

/** `null`: neither the credentials nor the network caused it. */
function reasonOf(error: ProviderError): 'refused' | 'unreachable' | null {
  if (error instanceof CredentialsRefusedError) return 'refused';
  return error instanceof UnreachableError ? 'unreachable' : null;
}

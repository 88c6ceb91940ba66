import type { AccountChoices, AccountConnection, ChosenValues, SavedChoices } from '@hub/domain/integrations';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { connectionEndpoints as endpoints } from './connectionEndpoints.ts';
import { toAccountChoices, toSavedChoices } from './wireChoices.ts';
import { toAccountConnection } from './wireConnections.ts';

/** Connections with 3PLs; for servers with capability `connections`. Refusals throw RejectedError with the message. */
export interface ConnectionsClient {
  /** State of each enabled account's calls. */
  list(options?: CallOptions): Promise<readonly AccountConnection[]>;
  /** The choices of each enabled account of a provider. Calls the 3PL, so it may be slow. */
  choices(providerId: string, options?: CallOptions): Promise<readonly AccountChoices[]>;
  saveChoices(
    save: { providerId: string; account: string; baseVersion: number; values: ChosenValues },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedChoices>>;
}

export function createConnectionsClient({ http }: Pick<ClientContext, 'http'>): ConnectionsClient {
  return {
    async list(options = {}) {
      const endpoint = endpoints.getConnections;
      const { accounts } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return accounts.map(toAccountConnection);
    },
    async choices(providerId, options = {}) {
      const endpoint = endpoints.getProviderChoices;
      const params = { provider_id: providerId };
      const { accounts } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, params }));
      return accounts.map(toAccountChoices);
    },
    async saveChoices({ providerId, account, baseVersion, values }, options = {}) {
      const endpoint = endpoints.saveProviderChoices;
      const params = { provider_id: providerId };
      const body = { account, base_version: baseVersion, values: { ...values } };
      const reply = await http.request(endpoint, { ...options, params, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toSavedChoices(saved), current && toSavedChoices(current));
    },
  };
}

import type {
  AccountChoices,
  AccountConnection,
  ChosenValues,
  SavedChoices,
  TestOrderStep,
} from '@hub/domain/integrations';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { readWords } from '../http/wireWords.ts';
import { connectionEndpoints as endpoints } from './connectionEndpoints.ts';
import { toAccountChoices, toSavedChoices } from './wireChoices.ts';
import { toAccountConnection } from './wireConnections.ts';

/** Connections with 3PLs; for servers with capability `connections`. Refusals throw RejectedError with the message. */
export interface ConnectionsClient {
  /** State of each enabled account's calls. */
  list(options?: CallOptions): Promise<readonly AccountConnection[]>;
  /** The choices of each enabled account of a provider. Calls the 3PL, so it may be slow. */
  choices(providerId: string, options?: CallOptions): Promise<readonly AccountChoices[]>;
  /** Sends a test order to an enabled sandbox account, and cancels it. Calls the 3PL, so it may take a while. */
  sendTestOrder(
    account: { providerId: string; account: string },
    options?: ChangeOptions,
  ): Promise<readonly TestOrderStep[]>;
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
    async sendTestOrder({ providerId, account }, options = {}) {
      const endpoint = endpoints.sendTestOrder;
      const params = { provider_id: providerId };
      const reply = await http.request(endpoint, { ...options, params, body: { account } });
      const { steps = [] } = checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
      return steps.map(({ is_done, message, ...words }) => ({ isDone: is_done, words: readWords(message, words) }));
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

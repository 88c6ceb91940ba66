import type { AttentionEndpointName } from '@hub/api-client/attention';
import { toWireAttention } from '@hub/api-client/server';
import { attentionQueues } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The call about what needs a person. */
export const attentionHandlers = {
  attention: async ({ transaction }) => toWireAttention(await attentionQueues(transaction)),
} satisfies Handlers<AttentionEndpointName>;

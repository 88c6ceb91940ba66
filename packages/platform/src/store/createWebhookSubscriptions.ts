import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import { createWebhookMutation, deleteWebhookMutation, webhooksQuery } from '../queries/webhookQueries.ts';
import { isOptionalTopic, type SubscribedTopic, subscribedTopics, topicName } from '../webhooks/webhookTopics.ts';
import { connectionOf, readPages } from './connection.ts';
import { throwRefusals, userErrors } from './refusals.ts';
import type { StoreClient } from './StoreClient.ts';

/** The webhooks that the shop sends to us. */
export function createWebhookSubscriptions(call: GraphqlCaller): Pick<StoreClient, 'subscribeWebhooks'> {
  return {
    async subscribeWebhooks(callbackUrl) {
      const found = readPages(
        null,
        async (after) => (await call(webhooksQuery, { after }, webhooksReply)).webhookSubscriptions,
      );
      const missing = new Map(subscribedTopics.map((topic) => [topicName(topic), topic]));
      const needless: string[] = [];
      for await (const { id, topic, uri } of found) {
        // A duplicate finds its topic already removed from the set.
        if (uri === callbackUrl && missing.delete(topic)) continue;
        needless.push(id);
      }
      const added: SubscribedTopic[] = [];
      // Adds first, so that nothing is missed when the process stops in between.
      for (const [topic, name] of missing) {
        const reply = await call(createWebhookMutation, { topic, uri: callbackUrl }, createReply);
        const { userErrors: refusals } = reply.webhookSubscriptionCreate;
        if (refusals.length > 0 && isOptionalTopic(name)) continue;
        throwRefusals(refusals);
        added.push(name);
      }
      for (const id of needless) {
        const reply = await call(deleteWebhookMutation, { id }, deleteReply);
        throwRefusals(reply.webhookSubscriptionDelete.userErrors);
      }
      return { added, removed: needless.length };
    },
  };
}

const webhooksReply = z.object({
  webhookSubscriptions: connectionOf(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
});

const createReply = z.object({ webhookSubscriptionCreate: z.object({ userErrors }) });
const deleteReply = z.object({ webhookSubscriptionDelete: z.object({ userErrors }) });

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/webhookSubscriptions */
export const webhooksQuery = `
  query Webhooks($after: String) {
    webhookSubscriptions(first: 100, after: $after) {
      nodes {
        id
        topic
        uri
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/webhookSubscriptionCreate */
export const createWebhookMutation = `
  mutation CreateWebhook($topic: WebhookSubscriptionTopic!, $uri: String!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
      webhookSubscription {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/webhookSubscriptionDelete */
export const deleteWebhookMutation = `
  mutation DeleteWebhook($id: ID!) {
    webhookSubscriptionDelete(id: $id) {
      deletedWebhookSubscriptionId
      userErrors {
        field
        message
      }
    }
  }`;

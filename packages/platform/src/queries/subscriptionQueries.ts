import { subscriptionFragment } from './fragments.ts';

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/AppInstallation */
export const activeSubscriptionsQuery = `
  query ActiveSubscriptions {
    currentAppInstallation {
      activeSubscriptions {
        ...Subscription
      }
    }
  }
  ${subscriptionFragment}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/node */
export const subscriptionQuery = `
  query SubscriptionById($id: ID!) {
    node(id: $id) {
      ... on AppSubscription {
        ...Subscription
      }
    }
  }
  ${subscriptionFragment}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/appSubscriptionCreate */
export const createSubscriptionMutation = `
  mutation CreateSubscription(
    $name: String!
    $returnUrl: URL!
    $trialDays: Int
    $test: Boolean
    $lineItems: [AppSubscriptionLineItemInput!]!
  ) {
    appSubscriptionCreate(
      name: $name
      returnUrl: $returnUrl
      trialDays: $trialDays
      test: $test
      lineItems: $lineItems
      replacementBehavior: STANDARD
    ) {
      appSubscription {
        id
      }
      confirmationUrl
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/appSubscriptionCancel */
export const cancelSubscriptionMutation = `
  mutation CancelSubscription($id: ID!, $prorate: Boolean) {
    appSubscriptionCancel(id: $id, prorate: $prorate) {
      appSubscription {
        ...Subscription
      }
      userErrors {
        field
        message
      }
    }
  }
  ${subscriptionFragment}`;

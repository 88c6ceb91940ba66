import {
  fulfillmentFragment,
  fulfillmentLineFragment,
  fulfillmentOrderFragment,
  fulfillmentOrderLineFragment,
} from './fragments.ts';

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/fulfillmentOrder */
export const fulfillmentOrderQuery = `
  query FulfillmentOrder($id: ID!, $after: String) {
    fulfillmentOrder(id: $id) {
      ...FulfillmentOrderFields
      lineItems(first: 100, after: $after) {
        nodes {
          ...FulfillmentOrderLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${fulfillmentOrderFragment}
  ${fulfillmentOrderLineFragment}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/fulfillment */
export const fulfillmentQuery = `
  query Fulfillment($id: ID!, $after: String) {
    fulfillment(id: $id) {
      ...FulfillmentFields
      fulfillmentLineItems(first: 100, after: $after) {
        nodes {
          ...FulfillmentLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${fulfillmentFragment}
  ${fulfillmentLineFragment}`;

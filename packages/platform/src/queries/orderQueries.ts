import {
  fulfillmentFragment,
  fulfillmentLineFragment,
  fulfillmentOrderFragment,
  fulfillmentOrderLineFragment,
  moneyFragment,
  orderFragment,
  orderLineFragment,
} from './fragments.ts';

/**
 * A whole order, unless it has more parts than fit into one query. The queries below read the rest.
 * https://shopify.dev/docs/api/admin-graphql/latest/queries/order
 */
export const orderQuery = `
  query Order($id: ID!) {
    order(id: $id) {
      ...OrderFields
      lineItems(first: 40) {
        nodes {
          ...OrderLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      fulfillmentOrders(first: 5) {
        nodes {
          ...FulfillmentOrderFields
          lineItems(first: 20) {
            nodes {
              ...FulfillmentOrderLine
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      fulfillmentsCount {
        count
      }
      fulfillments(first: 5) {
        ...FulfillmentFields
        fulfillmentLineItems(first: 20) {
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
  }
  ${orderFragment}
  ${orderLineFragment}
  ${moneyFragment}
  ${fulfillmentOrderFragment}
  ${fulfillmentOrderLineFragment}
  ${fulfillmentFragment}
  ${fulfillmentLineFragment}`;

/** A separate query, because a shop may not have granted the scope for these fields. */
export const paymentTermsQuery = `
  query PaymentTerms($id: ID!) {
    order(id: $id) {
      paymentTerms {
        paymentTermsName
        paymentTermsType
        paymentSchedules(first: 20) {
          nodes {
            dueAt
            completedAt
          }
        }
      }
    }
  }`;

export const orderLinesQuery = `
  query OrderLines($id: ID!, $after: String) {
    order(id: $id) {
      lineItems(first: 100, after: $after) {
        nodes {
          ...OrderLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${orderLineFragment}
  ${moneyFragment}`;

export const orderFulfillmentOrdersQuery = `
  query OrderFulfillmentOrders($id: ID!, $after: String) {
    order(id: $id) {
      fulfillmentOrders(first: 10, after: $after) {
        nodes {
          ...FulfillmentOrderFields
          lineItems(first: 20) {
            nodes {
              ...FulfillmentOrderLine
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
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

/** An order's fulfillments are a list without pages, so they are read one by one. */
export const orderFulfillmentIdsQuery = `
  query OrderFulfillmentIds($id: ID!) {
    order(id: $id) {
      fulfillments(first: 250) {
        id
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/orders */
export const newestOrderStampQuery = `
  query NewestOrderStamp($filter: String!) {
    orders(first: 1, query: $filter, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        updatedAt
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/orders */
export const orderStampsQuery = `
  query OrderStamps($filter: String!, $after: String) {
    orders(first: 100, after: $after, query: $filter, sortKey: UPDATED_AT) {
      nodes {
        id
        name
        updatedAt
        displayFulfillmentStatus
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }`;

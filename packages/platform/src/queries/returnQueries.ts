const refundLines = `
  nodes {
    quantity
    lineItem {
      id
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }`;

const returnLines = `
  nodes {
    quantity
    processedQuantity
    ... on ReturnLineItem {
      fulfillmentLineItem {
        lineItem {
          id
        }
      }
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }`;

const exchangeLines = `
  nodes {
    quantity
    lineItems {
      id
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }`;

/**
 * Returns and refunds of an order. `returns` needs its own scope, so a shop that has not granted it is queried without.
 * Refunds are a list without pages.
 */
export const takenBackQuery = `
  query TakenBack($id: ID!, $withReturns: Boolean!, $after: String) {
    order(id: $id) {
      refunds(first: 50) {
        id
        refundLineItems(first: 20) {
          ${refundLines}
        }
      }
      returns(first: 5, after: $after) @include(if: $withReturns) {
        nodes {
          id
          name
          status
          returnLineItems(first: 20) {
            ${returnLines}
          }
          exchangeLineItems(first: 10) {
            ${exchangeLines}
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/refund */
export const refundLinesQuery = `
  query RefundLines($id: ID!, $after: String) {
    refund(id: $id) {
      refundLineItems(first: 100, after: $after) {
        ${refundLines}
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/return */
export const returnLinesQuery = `
  query ReturnLines($id: ID!, $after: String) {
    return(id: $id) {
      returnLineItems(first: 100, after: $after) {
        ${returnLines}
      }
    }
  }`;

export const exchangeLinesQuery = `
  query ExchangeLines($id: ID!, $after: String) {
    return(id: $id) {
      exchangeLineItems(first: 100, after: $after) {
        ${exchangeLines}
      }
    }
  }`;

/**
 * Parcels of an open return. A separate query, because it would add two levels of connections to the query above.
 * Parcels and lines beyond the first page count as not on the way.
 * https://shopify.dev/docs/api/admin-graphql/latest/objects/ReverseDelivery
 */
export const onTheWayQuery = `
  query OnTheWay($id: ID!) {
    return(id: $id) {
      reverseFulfillmentOrders(first: 5) {
        nodes {
          id
          reverseDeliveries(first: 5) {
            nodes {
              id
              deliverable {
                ... on ReverseDeliveryShippingDeliverable {
                  label {
                    createdAt
                  }
                  tracking {
                    number
                  }
                }
              }
              reverseDeliveryLineItems(first: 20) {
                nodes {
                  quantity
                  dispositions {
                    quantity
                  }
                  reverseFulfillmentOrderLineItem {
                    fulfillmentLineItem {
                      lineItem {
                        id
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }`;

/** The order fields of a parcel webhook are not published, so the order is queried. */
export const orderOfReverseDeliveryQuery = `
  query OrderOfReverseDelivery($id: ID!) {
    reverseDelivery(id: $id) {
      reverseFulfillmentOrder {
        order {
          id
        }
      }
    }
  }`;

/** A webhook about a changed return names no order. */
export const orderOfReturnQuery = `
  query OrderOfReturn($id: ID!) {
    return(id: $id) {
      order {
        id
      }
    }
  }`;

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
 * What a store takes back of an order. `returns` needs a scope of its own, so a shop that has not granted it is asked
 * without. Refunds are a list and not a connection: there are no pages.
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
 * Of a return that is open, since it would take two more levels of connections in the query above. Parcels and lines beyond
 * these are read as if they were not on their way.
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

/** What a webhook about a parcel says of its order is not published. */
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

/** A webhook about a change of a return names no order. */
export const orderOfReturnQuery = `
  query OrderOfReturn($id: ID!) {
    return(id: $id) {
      order {
        id
      }
    }
  }`;

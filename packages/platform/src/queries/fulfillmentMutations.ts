/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentCreate */
export const createFulfillmentMutation = `
  mutation CreateFulfillment($fulfillment: FulfillmentInput!) {
    fulfillmentCreate(fulfillment: $fulfillment) {
      fulfillment {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentTrackingInfoUpdate */
export const updateTrackingMutation = `
  mutation UpdateTracking($id: ID!, $tracking: FulfillmentTrackingInput!, $notifyCustomer: Boolean) {
    fulfillmentTrackingInfoUpdate(fulfillmentId: $id, trackingInfoInput: $tracking, notifyCustomer: $notifyCustomer) {
      fulfillment {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentCancel */
export const cancelFulfillmentMutation = `
  mutation CancelFulfillment($id: ID!) {
    fulfillmentCancel(id: $id) {
      fulfillment {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentOrderHold */
export const holdMutation = `
  mutation Hold($id: ID!, $hold: FulfillmentOrderHoldInput!) {
    fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) {
      fulfillmentHold {
        id
      }
      fulfillmentOrder {
        id
      }
      remainingFulfillmentOrder {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentOrderReleaseHold */
export const releaseHoldMutation = `
  mutation ReleaseHold($id: ID!, $holdIds: [ID!]) {
    fulfillmentOrderReleaseHold(id: $id, holdIds: $holdIds) {
      fulfillmentOrder {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/fulfillmentOrderMove */
export const moveMutation = `
  mutation Move($id: ID!, $locationId: ID!, $lines: [FulfillmentOrderLineItemInput!]) {
    fulfillmentOrderMove(id: $id, newLocationId: $locationId, fulfillmentOrderLineItems: $lines) {
      movedFulfillmentOrder {
        id
      }
      originalFulfillmentOrder {
        id
      }
      remainingFulfillmentOrder {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/tagsAdd */
export const addTagsMutation = `
  mutation AddTags($id: ID!, $tags: [String!]!) {
    tagsAdd(id: $id, tags: $tags) {
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/tagsRemove */
export const removeTagsMutation = `
  mutation RemoveTags($id: ID!, $tags: [String!]!) {
    tagsRemove(id: $id, tags: $tags) {
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderClose */
export const closeOrderMutation = `
  mutation CloseOrder($id: ID!) {
    orderClose(input: { id: $id }) {
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderUpdate */
export const updateAddressMutation = `
  mutation UpdateAddress($id: ID!, $address: MailingAddressInput!) {
    orderUpdate(input: { id: $id, shippingAddress: $address }) {
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderCancel */
export const cancelOrderMutation = `
  mutation CancelOrder(
    $id: ID!
    $reason: OrderCancelReason!
    $refundMethod: OrderCancelRefundMethodInput!
    $restock: Boolean!
    $notifyCustomer: Boolean
    $staffNote: String
  ) {
    orderCancel(
      orderId: $id
      reason: $reason
      refundMethod: $refundMethod
      restock: $restock
      notifyCustomer: $notifyCustomer
      staffNote: $staffNote
    ) {
      job {
        id
      }
      orderCancelUserErrors {
        field
        message
        code
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderEditBegin */
export const beginEditMutation = `
  mutation BeginEdit($id: ID!) {
    orderEditBegin(id: $id) {
      calculatedOrder {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderEditSetQuantity */
export const setQuantityMutation = `
  mutation SetQuantity($id: ID!, $lineItemId: ID!, $quantity: Int!, $restock: Boolean) {
    orderEditSetQuantity(id: $id, lineItemId: $lineItemId, quantity: $quantity, restock: $restock) {
      calculatedOrder {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderEditCommit */
export const commitEditMutation = `
  mutation CommitEdit($id: ID!, $notifyCustomer: Boolean, $staffNote: String) {
    orderEditCommit(id: $id, notifyCustomer: $notifyCustomer, staffNote: $staffNote) {
      order {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

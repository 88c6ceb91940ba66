export const moneyFragment = `
  fragment Money on MoneyBag {
    shopMoney {
      amount
      currencyCode
    }
  }`;

/** A connection's cost grows with `first`, so longer lists are read page by page. */
export const orderLineFragment = `
  fragment OrderLine on LineItem {
    id
    name
    sku
    quantity
    currentQuantity
    unfulfilledQuantity
    requiresShipping
    isGiftCard
    discountedUnitPriceAfterAllDiscountsSet {
      ...Money
    }
    originalUnitPriceSet {
      ...Money
    }
    weight {
      unit
      value
    }
    product {
      id
    }
    variant {
      id
    }
    sellingPlan {
      name
    }
  }`;

/** An order without its parts. Needs `Money`. */
export const orderFragment = `
  fragment OrderFields on Order {
    id
    name
    createdAt
    processedAt
    updatedAt
    closedAt
    cancelledAt
    cancelReason
    displayFulfillmentStatus
    displayFinancialStatus
    risk {
      recommendation
    }
    disputes {
      status
    }
    test
    tags
    note
    poNumber
    email
    phone
    customer {
      id
      displayName
    }
    shippingAddress {
      name
      company
      address1
      address2
      city
      province
      provinceCode
      zip
      countryCodeV2
      phone
    }
    shippingLine {
      title
    }
    customAttributes {
      key
      value
    }
    discountCodes
    paymentGatewayNames
    purchasingEntity {
      ... on PurchasingCompany {
        company {
          name
        }
      }
    }
    taxesIncluded
    totalPriceSet {
      ...Money
    }
    currentSubtotalPriceSet {
      ...Money
    }
    currentTotalDiscountsSet {
      ...Money
    }
    currentShippingPriceSet {
      ...Money
    }
    currentTotalTaxSet {
      ...Money
    }
    currentTotalPriceSet {
      ...Money
    }
    returnStatus
    refunds(first: 10) {
      id
    }
  }`;

/**
 * A fulfillment order without its lines. The destination has a `provinceCode` from version 2027-01:
 * https://shopify.dev/changelog/fulfillment-order-destination-province-code
 */
export const fulfillmentOrderFragment = `
  fragment FulfillmentOrderFields on FulfillmentOrder {
    id
    orderId
    status
    requestStatus
    fulfillAt
    updatedAt
    assignedLocation {
      name
      location {
        id
      }
    }
    deliveryMethod {
      methodType
    }
    destination {
      firstName
      lastName
      company
      address1
      address2
      city
      province
      zip
      countryCode
      phone
      email
    }
    supportedActions {
      action
    }
    fulfillmentHolds {
      id
      reason
      reasonNotes
      heldByRequestingApp
    }
  }`;

export const fulfillmentOrderLineFragment = `
  fragment FulfillmentOrderLine on FulfillmentOrderLineItem {
    id
    totalQuantity
    remainingQuantity
    lineItem {
      id
    }
  }`;

/** A fulfillment without its lines. */
export const fulfillmentFragment = `
  fragment FulfillmentFields on Fulfillment {
    id
    name
    status
    displayStatus
    createdAt
    updatedAt
    location {
      id
    }
    trackingInfo(first: 20) {
      number
      company
      url
    }
  }`;

export const fulfillmentLineFragment = `
  fragment FulfillmentLine on FulfillmentLineItem {
    quantity
    lineItem {
      id
    }
  }`;

export const subscriptionFragment = `
  fragment Subscription on AppSubscription {
    id
    name
    status
    test
    trialDays
    createdAt
    currentPeriodEnd
    lineItems {
      plan {
        pricingDetails {
          ... on AppRecurringPricing {
            price {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }`;

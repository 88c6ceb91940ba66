export const moneyFragment = `
  fragment Money on MoneyBag {
    shopMoney {
      amount
      currencyCode
    }
  }`;

/** The cost of a connection grows with `first`: what is longer is read page by page. */
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

/** All of an order but its parts. Needs `Money`. */
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
 * All of a fulfilment order but its lines. Its destination has a `provinceCode` since version 2027-01:
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

/** All of a fulfilment but its lines. */
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

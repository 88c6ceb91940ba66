/** https://shopify.dev/docs/api/admin-graphql/latest/queries/shop */
export const shopQuery = `
  query Shop {
    shop {
      id
      name
      myshopifyDomain
      email
      ianaTimezone
      currencyCode
      weightUnit
      plan {
        publicDisplayName
        partnerDevelopment
      }
      shopAddress {
        company
        address1
        address2
        city
        provinceCode
        zip
        countryCodeV2
        phone
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/locations */
export const locationsQuery = `
  query Locations($after: String) {
    locations(first: 100, after: $after, includeInactive: true, includeLegacy: true, sortKey: NAME) {
      nodes {
        id
        name
        isActive
        fulfillsOnlineOrders
        isFulfillmentService
        address {
          address1
          address2
          city
          provinceCode
          zip
          countryCode
          phone
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/currentAppInstallation */
export const scopesQuery = `
  query Scopes {
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
  }`;

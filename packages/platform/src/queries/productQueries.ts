/** https://shopify.dev/docs/api/admin-graphql/latest/queries/products */
export const productsQuery = `
  query Products($filter: String, $after: String) {
    products(first: 20, after: $after, query: $filter, sortKey: UPDATED_AT) {
      nodes {
        id
        title
        vendor
        status
        updatedAt
        variants(first: 10) {
          nodes {
            ...Variant
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
  ${variantFragment()}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/product */
export const productQuery = `
  query Product($id: ID!) {
    shop {
      currencyCode
    }
    product(id: $id) {
      id
      title
      vendor
      status
      updatedAt
      variants(first: 50) {
        nodes {
          ...Variant
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${variantFragment()}`;

export const productVariantsQuery = `
  query ProductVariants($id: ID!, $after: String) {
    product(id: $id) {
      variants(first: 100, after: $after) {
        nodes {
          ...Variant
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${variantFragment()}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/location */
export const inventoryLevelsQuery = `
  query InventoryLevels($id: ID!, $after: String) {
    location(id: $id) {
      inventoryLevels(first: 50, after: $after) {
        nodes {
          item {
            id
            sku
            tracked
          }
        }
        ...Levels
      }
    }
  }
  ${levelsFragment()}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/inventoryItem */
export const inventoryItemQuery = `
  query InventoryItem($id: ID!, $after: String) {
    inventoryItem(id: $id) {
      id
      sku
      tracked
      inventoryLevels(first: 50, after: $after) {
        nodes {
          location {
            id
          }
        }
        ...Levels
      }
    }
  }
  ${levelsFragment()}`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/inventoryItems */
export const inventoryItemIdsQuery = `
  query InventoryItemIds($filter: String!, $after: String) {
    inventoryItems(first: 50, after: $after, query: $filter) {
      nodes {
        id
        sku
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }`;

function variantFragment(): string {
  return `
  fragment Variant on ProductVariant {
    id
    title
    sku
    barcode
    price
    inventoryItem {
      id
      tracked
      requiresShipping
      harmonizedSystemCode
      countryCodeOfOrigin
      measurement {
        weight {
          unit
          value
        }
      }
    }
  }`;
}

function levelsFragment(): string {
  return `
  fragment Levels on InventoryLevelConnection {
    nodes {
      updatedAt
      quantities(names: ["available", "on_hand", "committed", "damaged", "quality_control", "reserved", "safety_stock"]) {
        name
        quantity
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }`;
}

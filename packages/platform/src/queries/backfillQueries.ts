import {
  fulfillmentFragment,
  fulfillmentOrderFragment,
  fulfillmentOrderLineFragment,
  moneyFragment,
  orderFragment,
  orderLineFragment,
} from './fragments.ts';
import { type FragmentDefinitionNode, Kind, parse, print, type SelectionNode, visit } from 'graphql';

/** Placeholder for the instant in `backfillOrdersQuery`, because a bulk operation takes no variables. */
export const backfillSince = '1970-01-01T00:00:00Z';

/** Needs a scope that a shop may not have granted. The schedule is the fifth connection, and five is the limit. */
const termsFields = `
          paymentTerms {
            id
            paymentTermsName
            paymentTermsType
            paymentSchedules {
              edges {
                node {
                  id
                  dueAt
                  completedAt
                }
              }
            }
          }`;

/**
 * The platform runs this over all orders as a bulk operation. Limits: five connections, nested two deep, none inside a
 * list, so a fulfillment has no lines. Fragments are inlined because the guide shows none.
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
const backfill = (name: string, terms: string) =>
  inlineFragments(`
  query ${name} {
    orders(query: "updated_at:>='${backfillSince}'") {
      edges {
        node {
          ...OrderFields${terms}
          lineItems {
            edges {
              node {
                ...OrderLine
              }
            }
          }
          fulfillmentOrders {
            edges {
              node {
                ...FulfillmentOrderFields
                lineItems {
                  edges {
                    node {
                      ...FulfillmentOrderLine
                    }
                  }
                }
              }
            }
          }
          fulfillments(first: 100) {
            ...FulfillmentFields
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
  ${fulfillmentFragment}`);

export const backfillOrdersQuery = backfill('BackfillOrders', termsFields);

/** A single field without its scope would fail the whole operation. */
export const backfillOrdersWithoutTermsQuery = backfill('BackfillOrdersWithoutTerms', '');

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/bulkOperationRunQuery */
export const startBackfillMutation = `
  mutation StartBackfill($query: String!) {
    bulkOperationRunQuery(query: $query, groupObjects: true) {
      bulkOperation {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/queries/bulkOperation */
export const backfillQuery = `
  query Backfill($id: ID!) {
    bulkOperation(id: $id) {
      id
      status
      errorCode
      objectCount
      rootObjectCount
      url
      partialDataUrl
    }
  }`;

/** https://shopify.dev/docs/api/admin-graphql/latest/mutations/bulkOperationCancel */
export const cancelBackfillMutation = `
  mutation CancelBackfill($id: ID!) {
    bulkOperationCancel(id: $id) {
      bulkOperation {
        id
      }
      userErrors {
        field
        message
      }
    }
  }`;

/** Inlines the named fragments of a document. */
function inlineFragments(document: string): string {
  const parsed = parse(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of parsed.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const inlined = visit(parsed, {
    FragmentDefinition: () => null,
    SelectionSet: (node) => ({ ...node, selections: node.selections.flatMap(fieldsOf) }),
  });

  function fieldsOf(node: SelectionNode): readonly SelectionNode[] {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return [node];
    return fragments.get(node.name.value)?.selectionSet.selections.flatMap(fieldsOf) ?? [];
  }

  return print(inlined);
}

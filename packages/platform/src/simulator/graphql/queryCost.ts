import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

export const maxQueryCost = 1_000;

const mutationCost = 10;
const connectionCost = 2;

type Variables = Readonly<Record<string, unknown>>;

/**
 * Points of a query: an object 1, a field without subfields 0, a mutation 10, a connection 2 plus its nodes. The
 * platform states that page size counts but not how; this matches its figures (25 for 250 nodes with an object each).
 * With `data`: the cost of what was actually read.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  data?: unknown,
): number {
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (!root) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  const selectionCost = (selections: SelectionSetNode, type: GraphQLCompositeType, value: unknown): number => {
    let sum = 0;
    let largest = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        sum += fieldCost(selection, type, value);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
      if (!fragment || !isCompositeType(condition)) continue;
      if (isObject(value) && isAbstractType(type) && isOtherType(value, condition)) continue;
      const cost = selectionCost(fragment.selectionSet, condition, value);
      if (isAbstractType(type)) largest = Math.max(largest, cost);
      else sum += cost;
    }
    return sum + largest;
  };

  const fieldCost = (field: FieldNode, parent: GraphQLCompositeType, parentValue: unknown): number => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0;
    const definition = parent.getFields()[field.name.value];
    if (!definition || !field.selectionSet) return 0;
    const type = getNamedType(definition.type);
    if (isLeafType(type) || !isCompositeType(type) || type.name === 'PageInfo') return 0;
    const isRead = parentValue !== undefined;
    const value = isObject(parentValue) ? parentValue[field.alias?.value ?? field.name.value] : undefined;
    if (isRead && (value === null || value === undefined)) return parent === root ? 1 : 0;
    if (parent === root && operation.operation === 'mutation') return mutationCost;
    if (type.name.endsWith('Connection')) return sizedConnectionCost(field, type, isRead ? value : undefined);
    if (Array.isArray(value)) {
      const { selectionSet } = field;
      return value.reduce((sum: number, item: unknown) => sum + 1 + selectionCost(selectionSet, type, item), 0);
    }
    return 1 + selectionCost(field.selectionSet, type, isRead ? value : undefined);
  };

  const sizedConnectionCost = (field: FieldNode, type: GraphQLCompositeType, value: unknown): number => {
    const inner = innerSelection(field, value);
    const nodeType = isObjectType(type) ? type.getFields()['nodes'] : undefined;
    const node = nodeType ? getNamedType(nodeType.type) : undefined;
    if (!inner || !isCompositeType(node)) return connectionCost;
    if (value === undefined) {
      const size = Number(argument(field, 'first') ?? argument(field, 'last') ?? 0);
      return connectionCost + Math.floor(weight(size) * (1 + selectionCost(inner.selectionSet, node, undefined)));
    }
    if (inner.values.length === 0) return connectionCost;
    const children = inner.values.reduce(
      (sum: number, item) => sum + 1 + selectionCost(inner.selectionSet, node, item),
      0,
    );
    return connectionCost + Math.ceil((weight(inner.values.length) * children) / inner.values.length);
  };

  const argument = (field: FieldNode, name: string): unknown => {
    const found = field.arguments?.find((candidate) => candidate.name.value === name);
    return found && valueFromASTUntyped(found.value, { ...variables });
  };

  return selectionCost(operation.selectionSet, root, data);
}

/** How many single nodes a page of this size costs. */
function weight(size: number): number {
  return size <= 1 ? size : Math.min(size, Math.max(1, Math.floor(2 * Math.log(size))));
}

/** The selection for a connection's nodes, through `nodes` or `edges { node }`. */
function innerSelection(
  field: FieldNode,
  value: unknown,
): { selectionSet: SelectionSetNode; values: unknown[] } | null {
  for (const child of field.selectionSet?.selections ?? []) {
    if (child.kind !== Kind.FIELD || !child.selectionSet) continue;
    const key = child.alias?.value ?? child.name.value;
    const listed = isObject(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : [];
    if (child.name.value === 'nodes') return { selectionSet: child.selectionSet, values: listed };
    if (child.name.value !== 'edges') continue;
    for (const edge of child.selectionSet.selections) {
      if (edge.kind !== Kind.FIELD || edge.name.value !== 'node' || !edge.selectionSet) continue;
      const nodeKey = edge.alias?.value ?? 'node';
      const values = listed.map((item) => (isObject(item) ? item[nodeKey] : undefined));
      return { selectionSet: edge.selectionSet, values };
    }
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The result has a type other than the fragment's. */
function isOtherType(value: Record<string, unknown>, condition: GraphQLCompositeType): boolean {
  return typeof value['__typename'] === 'string' && isObjectType(condition) && value['__typename'] !== condition.name;
}

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';

/** Where an object's connections are in its data. */
export interface BulkShape {
  connections: readonly BulkConnection[];
}

export interface BulkConnection {
  /** Keys from the object to the connection. */
  path: readonly string[];
  isEdges: boolean;
  /** Key of `edges` or `nodes`. */
  listKey: string;
  /** Key of `node` in an edge. */
  nodeKey: string;
  shape: BulkShape;
}

export interface BulkPlan {
  /** The only root field. */
  root: FieldNode;
  rootConnection: BulkConnection;
}

const maxConnections = 5;
const maxDepth = 2;

/** A query that a bulk operation cannot run, in the platform's words. */
export class BulkQueryError extends Error {
  override readonly name = 'BulkQueryError';
}

/** Plans what a valid document reads. Throws BulkQueryError. */
export function planBulkQuery(schema: GraphQLSchema, document: DocumentNode): BulkPlan {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const queryType = schema.getQueryType();
  if (!operation || operation.operation !== 'query' || !queryType)
    throw new BulkQueryError('Only queries are supported.');
  const [root, ...others] = operation.selectionSet.selections;
  if (!root || others.length > 0 || root.kind !== Kind.FIELD)
    throw new BulkQueryError('Bulk queries must contain exactly one top level field.');
  if (root.name.value === 'node' || root.name.value === 'nodes')
    throw new BulkQueryError('Invalid top-level fields: node and nodes are not supported.');
  let count = 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  const shapeOf = (
    selections: SelectionSetNode,
    type: GraphQLOutputType,
    path: readonly string[],
    depth: number,
    isInList: boolean,
  ): BulkConnection[] => {
    const found: BulkConnection[] = [];
    for (const selection of selections.selections) {
      if (selection.kind !== Kind.FIELD) {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : undefined;
        const inner = isCompositeType(condition) ? condition : type;
        if (fragment) found.push(...shapeOf(fragment.selectionSet, inner, path, depth, isInList));
        continue;
      }
      const owner = getNamedType(type);
      const field = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[selection.name.value] : undefined;
      if (!field || !selection.selectionSet) continue;
      const key = [...path, selection.alias?.value ?? selection.name.value];
      const bare = isNonNullType(field.type) ? field.type.ofType : field.type;
      const named = getNamedType(field.type);
      if (!named.name.endsWith('Connection')) {
        found.push(...shapeOf(selection.selectionSet, field.type, key, depth, isInList || isListType(bare)));
        continue;
      }
      if (isInList)
        throw new BulkQueryError(
          'Queries that contain a connection field within a list field are not currently supported.',
        );
      if (++count > maxConnections) throw new BulkQueryError('Bulk queries cannot contain more than 5 connections.');
      if (depth > maxDepth)
        throw new BulkQueryError('Bulk queries cannot contain connections with a nesting depth greater than 2.');
      found.push(connectionOf(selection, field.type, key, depth));
    }
    return found;
  };

  const connectionOf = (
    selection: FieldNode,
    type: GraphQLOutputType,
    path: readonly string[],
    depth: number,
  ): BulkConnection => {
    const named = getNamedType(type);
    const nodes = isObjectType(named) ? named.getFields()['nodes'] : undefined;
    const inner = innerOf(selection);
    if (!inner || !nodes)
      throw new BulkQueryError(`Connection fields must select 'edges' or 'nodes': ${selection.name.value}`);
    const connections = shapeOf(inner.selectionSet, nodes.type, [], depth + 1, false);
    const hasId = selectsId(inner.selectionSet, fragments);
    if (connections.length > 0 && !hasId)
      throw new BulkQueryError(
        "The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of 'ID' " +
          `return type. Connection fields without 'id': ${selection.name.value}.`,
      );
    const { isEdges, listKey, nodeKey } = inner;
    return { path, isEdges, listKey, nodeKey, shape: { connections } };
  };

  const [rootConnection] = shapeOf(operation.selectionSet, queryType, [], 0, false);
  if (!rootConnection || rootConnection.path.length !== 1)
    throw new BulkQueryError('Bulk queries must contain at least one connection.');
  return { root, rootConnection };
}

/** The id may be in a fragment. */
function selectsId({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): boolean {
  return selections.some((child) => {
    if (child.kind === Kind.FIELD) return child.name.value === 'id' && child.alias === undefined;
    const fragment = child.kind === Kind.FRAGMENT_SPREAD ? fragments.get(child.name.value) : child;
    return fragment !== undefined && selectsId(fragment.selectionSet, fragments);
  });
}

function innerOf(
  field: FieldNode,
): { selectionSet: SelectionSetNode; isEdges: boolean; listKey: string; nodeKey: string } | null {
  for (const child of field.selectionSet?.selections ?? []) {
    if (child.kind !== Kind.FIELD || !child.selectionSet) continue;
    const listKey = child.alias?.value ?? child.name.value;
    if (child.name.value === 'nodes') return { selectionSet: child.selectionSet, isEdges: false, listKey, nodeKey: '' };
    if (child.name.value !== 'edges') continue;
    const node = child.selectionSet.selections.find(
      (inner) => inner.kind === Kind.FIELD && inner.name.value === 'node' && inner.selectionSet,
    );
    if (node?.kind !== Kind.FIELD || !node.selectionSet) continue;
    return { selectionSet: node.selectionSet, isEdges: true, listKey, nodeKey: node.alias?.value ?? 'node' };
  }
  return null;
}

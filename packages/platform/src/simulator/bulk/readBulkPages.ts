import {
  type DocumentNode,
  type ExecutionResult,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type FieldNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { BulkReader } from './BulkOperations.ts';
import type { BulkPlan } from './bulkShape.ts';
import { flattenBulkPage, isData } from './flattenBulkPage.ts';

interface BulkReading {
  schema: GraphQLSchema;
  document: DocumentNode;
  plan: BulkPlan;
  isGrouped: boolean;
  run: (page: DocumentNode) => Promise<ExecutionResult>;
}

/** Root objects per part. */
const pageSize = 100;
const pageInfoKey = 'bulkPageInfo';
const sizes: readonly string[] = ['first', 'last', 'after', 'before'];

/** Reads a bulk query part by part. As on the platform, its own page sizes do not count. Throws GraphQL errors. */
export function readBulkPages({ schema, document, plan, isGrouped, run }: BulkReading): BulkReader {
  const typeInfo = new TypeInfo(schema);
  const unpaged = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        const type = typeInfo.getType();
        if (!type || !getNamedType(type).name.endsWith('Connection')) return;
        return { ...node, arguments: node.arguments?.filter(({ name }) => !sizes.includes(name.value)) };
      },
    }),
  );
  const { path, isEdges, listKey, nodeKey, shape } = plan.rootConnection;
  const key = path[0] ?? '';
  return async (cursor) => {
    const { data, errors } = await run(withPage(unpaged, cursor));
    const connection = data?.[key];
    if (errors || !isData(connection)) throw errors?.[0] ?? new Error('The query read nothing.');
    const list = connection[listKey];
    const entries: unknown[] = Array.isArray(list) ? list : [];
    const roots = isEdges ? entries.map((edge) => (isData(edge) ? edge[nodeKey] : null)) : entries;
    const info = connection[pageInfoKey];
    const next = isData(info) && info['hasNextPage'] === true ? String(info['endCursor']) : null;
    return { lines: flattenBulkPage(roots, shape, isGrouped), roots: roots.length, cursor: next };
  };
}

/** Adds a page size, a cursor and the page info to the document's root. */
function withPage(document: DocumentNode, cursor: string | null): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
      const [root] = definition.selectionSet.selections;
      if (root?.kind !== Kind.FIELD) return definition;
      return { ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections: [pagedRoot(root, cursor)] } };
    }),
  };
}

function pagedRoot(root: FieldNode, cursor: string | null): FieldNode {
  const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
  const leaf = (value: string): FieldNode => ({ kind: Kind.FIELD, name: name(value) });
  const pageInfo: FieldNode = {
    kind: Kind.FIELD,
    alias: name(pageInfoKey),
    name: name('pageInfo'),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [leaf('hasNextPage'), leaf('endCursor')] },
  };
  return {
    ...root,
    arguments: [
      ...(root.arguments ?? []),
      { kind: Kind.ARGUMENT, name: name('first'), value: { kind: Kind.INT, value: String(pageSize) } },
      ...(cursor === null
        ? []
        : [
            {
              kind: Kind.ARGUMENT,
              name: name('after'),
              value: { kind: Kind.STRING, value: cursor },
            } as const,
          ]),
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [...(root.selectionSet?.selections ?? []), pageInfo] },
  };
}

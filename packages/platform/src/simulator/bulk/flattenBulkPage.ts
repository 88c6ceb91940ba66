import type { BulkShape } from './bulkShape.ts';

/** An object of the result; below the root it names its parent. */
export type BulkLine = Readonly<Record<string, unknown>>;

type Data = Record<string, unknown>;

/**
 * Lines for the roots of a page. Grouped: children follow their parent. Not grouped: the platform promises no order, and
 * here all roots of a part come first.
 */
export function flattenBulkPage(roots: readonly unknown[], shape: BulkShape, isGrouped: boolean): BulkLine[] {
  const lines: BulkLine[] = [];
  const others: BulkLine[] = [];
  const add = (node: unknown, { connections }: BulkShape, parentId: unknown): void => {
    if (!isData(node)) return;
    const own: Data = { ...node };
    const children: { shape: BulkShape; nodes: readonly unknown[] }[] = [];
    for (const { path, isEdges, nodeKey, listKey, shape: inner } of connections) {
      const nodes = takeNodes(own, path, isEdges, listKey, nodeKey);
      children.push({ shape: inner, nodes });
    }
    if (parentId !== undefined) own['__parentId'] = parentId;
    (isGrouped || parentId === undefined ? lines : others).push(own);
    for (const child of children) for (const one of child.nodes) add(one, child.shape, node['id']);
  };
  for (const root of roots) add(root, shape, undefined);
  return [...lines, ...others];
}

/** Removes a connection from an object and returns its nodes. */
function takeNodes(own: Data, path: readonly string[], isEdges: boolean, listKey: string, nodeKey: string): unknown[] {
  let holder = own;
  for (const key of path.slice(0, -1)) {
    const inner = holder[key];
    if (!isData(inner)) return [];
    const copy = { ...inner };
    holder[key] = copy;
    holder = copy;
  }
  const last = path.at(-1) ?? '';
  const connection = holder[last];
  delete holder[last];
  const list = isData(connection) ? connection[listKey] : null;
  if (!Array.isArray(list)) return [];
  return isEdges ? list.map((edge: unknown) => (isData(edge) ? edge[nodeKey] : null)) : list;
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

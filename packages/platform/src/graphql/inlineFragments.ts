import { type FragmentDefinitionNode, Kind, parse, print, type SelectionNode, visit } from 'graphql';

/** The same document with the fields of each named fragment in its place. */
export function inlineFragments(document: string): string {
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

import { parseSync } from 'vite';

interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/** Names of a module's exports with English sentences or labels outside `inLanguage`, so no language can replace them. */
export function unwrappedTexts(path: string, code: string): readonly string[] {
  const { program } = parseSync(path, code);
  return (program.body as unknown as SyntaxNode[]).flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as SyntaxNode | null) : null;
    if (declaration === null || declaration.type.startsWith('TS') || !hasEnglish(declaration)) return [];
    const declared = (declaration['declarations'] as SyntaxNode[] | undefined)?.[0] ?? declaration;
    return [String((declared['id'] as SyntaxNode)['name'])];
  });
}

/** Two words, or the first word of a label. Keys, codes and paths don't match. */
const english = /[a-z]{2,} [a-z]{2,}|^[A-Z][a-z]+ |^[A-Z][a-z]{2,}[.…]?$| [a-z]{3,}|[a-z]{3,} $/;

function hasEnglish(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasEnglish);
  if (!isNode(node)) return false;
  if (node.type.startsWith('TS') && !('expression' in node)) return false;
  if (node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'] === 'inLanguage') return false;
  if (node.type === 'BinaryExpression' && ['===', '!=='].includes(String(node['operator']))) return false;
  if (node.type === 'Literal') return typeof node['value'] === 'string' && english.test(node['value']);
  if (node.type === 'TemplateLiteral' && english.test(wordsOf(node))) return true;
  return Object.entries(node).some(
    ([field, value]) =>
      !(field === 'key' && node['computed'] !== true) && field !== 'typeAnnotation' && hasEnglish(value),
  );
}

/** A template without its expressions. */
function wordsOf(template: SyntaxNode): string {
  return (template['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('#');
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

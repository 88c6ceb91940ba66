/** `created_at:>='2026-01-01'` */
export interface SearchTerm {
  field: string;
  operator: '' | '>' | '>=' | '<' | '<=';
  value: string;
}

/** Whether an item matches a term; null if the field is unknown and the term is ignored. */
export type TermMatcher<Item> = (item: Item, term: SearchTerm) => boolean | null;

export interface SearchWarning {
  field: string;
  message: string;
  code: string;
}

type Node =
  | { kind: 'term'; term: SearchTerm }
  | { kind: 'not'; of: Node }
  | { kind: 'and' | 'or'; left: Node; right: Node };

/** The platform's search syntax: `field:value` terms, AND (also implied), OR, NOT, `-` and parentheses. */
export function search<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  fits: TermMatcher<Item>,
): { items: readonly Item[]; warnings: SearchWarning[] } {
  const text = query?.trim() ?? '';
  if (text === '') return { items, warnings: [] };
  const tokens = tokenize(text);
  const unknown = new Set<string>();
  let position = 0;

  const parseOr = (): Node | null => {
    let left = parseAnd();
    while (left && tokens[position] === 'OR') {
      position++;
      const right = parseAnd();
      if (right) left = { kind: 'or', left, right };
    }
    return left;
  };
  const parseAnd = (): Node | null => {
    let left = parseNot();
    while (left && position < tokens.length && tokens[position] !== 'OR' && tokens[position] !== ')') {
      if (tokens[position] === 'AND') position++;
      const right = parseNot();
      if (right) left = { kind: 'and', left, right };
    }
    return left;
  };
  const parseNot = (): Node | null => {
    const token = tokens[position++];
    if (token === undefined) return null;
    if (token === 'NOT' || token === '-') {
      const of = parseNot();
      return of && { kind: 'not', of };
    }
    if (token === '(') {
      const inner = parseOr();
      if (tokens[position] === ')') position++;
      return inner;
    }
    return { kind: 'term', term: toTerm(token) };
  };
  const root = parseOr();
  /** Null if only ignored terms remain. */
  const evaluate = (node: Node, item: Item): boolean | null => {
    if (node.kind === 'term') {
      const fitting = fits(item, node.term);
      if (fitting === null) unknown.add(node.term.field);
      return fitting;
    }
    if (node.kind === 'not') {
      const inner = evaluate(node.of, item);
      return inner === null ? null : !inner;
    }
    const left = evaluate(node.left, item);
    const right = evaluate(node.right, item);
    if (left === null || right === null) return left ?? right;
    return node.kind === 'and' ? left && right : left || right;
  };
  const found = root ? items.filter((item) => evaluate(root, item) ?? true) : items;
  const warnings = [...unknown].map((field) => ({
    field,
    message: 'Invalid search field for this query.',
    code: 'invalid_field',
  }));
  return { items: found, warnings };
}

/** Tokens: terms with their quotes, parentheses, and operators. */
function tokenize(text: string): string[] {
  const pattern = /\(|\)|-(?=[A-Za-z_(])|(?:[A-Za-z_.]+:)?(?:>=|<=|>|<|=)?(?:"[^"]*"|'[^']*'|[^\s()"']+)/g;
  return text.match(pattern) ?? [];
}

function toTerm(token: string): SearchTerm {
  const match = /^(?:([A-Za-z_.]+):)?(>=|<=|>|<|=)?(.*)$/s.exec(token);
  const operator = match?.[2] ?? '';
  const value = (match?.[3] ?? '').replace(/^(["'])(.*)\1$/s, '$2');
  return {
    field: match?.[1] ?? 'default',
    operator: operator === '=' ? '' : (operator as SearchTerm['operator']),
    value,
  };
}

/** Compares a time or a number by a term's operator; false for an invalid value. */
export function compareTerm(actual: number, { operator, value }: SearchTerm, kind: 'time' | 'number'): boolean {
  const wanted = kind === 'time' ? Date.parse(value) : Number(value);
  if (Number.isNaN(wanted)) return false;
  // The platform compares whole seconds.
  const own = kind === 'time' ? Math.floor(actual / 1_000) * 1_000 : actual;
  if (operator === '>') return own > wanted;
  if (operator === '>=') return own >= wanted;
  if (operator === '<') return own < wanted;
  if (operator === '<=') return own <= wanted;
  return kind === 'time' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? own >= wanted && own < wanted + 86_400_000
    : own === wanted;
}

/** Matches a text, ignoring case; `*` matches any ending. */
export function textFits(actual: string, { value }: SearchTerm): boolean {
  const own = actual.toLowerCase();
  const wanted = value.toLowerCase();
  return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted;
}

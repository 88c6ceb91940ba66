/** One predicate in `rql=`: `referenceNum==A-1`. */
export interface RqlPredicate {
  /** Lower case, since names are case-insensitive. */
  property: string;
  operator: '==' | '!=' | '=gt=' | '=ge=' | '=lt=' | '=le=' | '=in=';
  /** `*x*` matches any text around x. */
  values: readonly string[];
}

const predicate = /^([A-Za-z][\w.]*)(==|!=|=gt=|=ge=|=lt=|=le=|=in=)(.+)$/;

/** Splits predicates at `;`; null when they can't be parsed. Decodes values a second time, as Extensiv does. */
export function parseRql(text: string): RqlPredicate[] | null {
  const predicates: RqlPredicate[] = [];
  for (const part of text.split(';').filter((each) => each !== '')) {
    const [, property, operator, value] = predicate.exec(part) ?? [];
    if (property === undefined || value === undefined || !isOperator(operator)) return null;
    const list = operator === '=in=' ? /^\((.*)\)$/.exec(value)?.[1]?.split(',') : [value];
    if (!list) return null;
    predicates.push({ property: property.toLowerCase(), operator, values: list.map(decoded) });
  }
  return predicates;
}

/** Compares text, numbers and booleans; times are compared as ISO 8601 text. */
export function meetsPredicate(actual: string | number | boolean | null, { operator, values }: RqlPredicate): boolean {
  const [wanted = ''] = values;
  const text = String(actual ?? '').toLowerCase();
  switch (operator) {
    case '==':
      return matchesText(text, wanted.toLowerCase());
    case '!=':
      return !matchesText(text, wanted.toLowerCase());
    case '=in=':
      return values.some((value) => matchesText(text, value.toLowerCase()));
    case '=gt=':
      return compare(actual, wanted) > 0;
    case '=ge=':
      return compare(actual, wanted) >= 0;
    case '=lt=':
      return compare(actual, wanted) < 0;
    case '=le=':
      return compare(actual, wanted) <= 0;
  }
}

function matchesText(text: string, wanted: string): boolean {
  const core = wanted.replace(/^\*|\*$/g, '');
  if (wanted.startsWith('*') && wanted.endsWith('*')) return text.includes(core);
  if (wanted.startsWith('*')) return text.endsWith(core);
  return wanted.endsWith('*') ? text.startsWith(core) : text === wanted;
}

function compare(actual: string | number | boolean | null, wanted: string): number {
  if (typeof actual === 'number') return actual - Number(wanted);
  return String(actual ?? '') < wanted ? -1 : String(actual ?? '') > wanted ? 1 : 0;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function isOperator(text: string | undefined): text is RqlPredicate['operator'] {
  return text !== undefined && ['==', '!=', '=gt=', '=ge=', '=lt=', '=le=', '=in='].includes(text);
}

/** One condition in `filter=`: `customerOrderNo eq 'A-1'`. */
export interface InfoplusCondition {
  field: string;
  operator: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
  value: string | number;
}

const condition = /^([A-Za-z]\w*) (eq|ne|gt|ge|lt|le) (?:'([^']*)'|(-?\d+(?:\.\d+)?))$/;

/** Splits a filter at "and"; null when it can't be parsed. */
export function parseInfoplusFilter(filter: string): InfoplusCondition[] | null {
  if (filter.trim() === '') return [];
  const conditions: InfoplusCondition[] = [];
  for (const part of filter.trim().split(/ and /i)) {
    const match = condition.exec(part.trim());
    const operator = match?.[2];
    if (!match?.[1] || !isOperator(operator)) return null;
    conditions.push({ field: match[1], operator, value: match[3] ?? Number(match[4]) });
  }
  return conditions;
}

export function meetsCondition(
  row: Readonly<Record<string, unknown>>,
  { field, operator, value }: InfoplusCondition,
): boolean {
  const actual = row[field];
  const compared = typeof value === 'number' ? Number(actual) - value : compareTexts(String(actual ?? ''), value);
  switch (operator) {
    case 'eq':
      return compared === 0;
    case 'ne':
      return compared !== 0;
    case 'gt':
      return compared > 0;
    case 'ge':
      return compared >= 0;
    case 'lt':
      return compared < 0;
    case 'le':
      return compared <= 0;
  }
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function isOperator(text: string | undefined): text is InfoplusCondition['operator'] {
  return text !== undefined && ['eq', 'ne', 'gt', 'ge', 'lt', 'le'].includes(text);
}

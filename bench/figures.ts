/** Median and range of the rounds of one case. */
export interface Figure {
  median: number;
  min: number;
  max: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: percentile(sorted, 0.5), min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/** The smallest of the ascending values that is at least as large as this part of them (0 to 1). */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Median and range as `9.9 (9.1-11.0)`, with the ratio to a baseline as `1.3 x` if given. */
export function cell(figure: Figure | undefined, baseline?: Figure): string {
  if (!figure) return '-';
  const ratio = baseline === undefined ? '' : `, ${(figure.median / baseline.median).toFixed(1)} x`;
  return `${rounded(figure.median)} (${rounded(figure.min)}-${rounded(figure.max)})${ratio}`;
}

/** Rounds to the decimals that are significant for the size. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value.toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0,
    minimumFractionDigits: Math.abs(value) < 10 ? 1 : 0,
  });
}

/** A Markdown table whose first column is text and whose others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n');
}

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

/** Of values in ascending order, the smallest that at least this part of them does not exceed. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** `9.9 (9.1-11.0)`, and `1.3 x` where there is something to hold it against. */
export function cell(figure: Figure | undefined, baseline?: Figure): string {
  if (!figure) return '-';
  const ratio = baseline === undefined ? '' : `, ${(figure.median / baseline.median).toFixed(1)} x`;
  return `${rounded(figure.median)} (${rounded(figure.min)}-${rounded(figure.max)})${ratio}`;
}

/** As many decimals as say something. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value.toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0,
    minimumFractionDigits: Math.abs(value) < 10 ? 1 : 0,
  });
}

/** A table in Markdown: the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n');
}

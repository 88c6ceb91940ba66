import { hasNoFigure, toStats } from '@hub/api-client/orders';
import type { StatsFigure } from '@hub/domain/dashboard';
import { asRecord, countFormat } from '@hub/domain/shared';

/** Shows the labels of the dashboard's figures in the server's skeleton (`apps/server/src/pages/summarySkeleton.ts`). */
export function drawLabels(
  skeleton: Element,
  { hasAttention, hasFieldFilters }: { hasAttention: boolean; hasFieldFilters: boolean },
): void {
  skeleton.classList.add('has-summary');
  skeleton.classList.toggle('has-attention', hasAttention);
  skeleton.classList.toggle('has-field-filters', hasFieldFilters);
}

/**
 * Writes a reply's figures next to their labels, as the app will; nothing when the app will show an error. `language`:
 * of the page, whose own script has not loaded yet.
 */
export function drawFigures(skeleton: Element, body: unknown, language: string): void {
  const data = asRecord(asRecord(body)?.data);
  const stats = data && toStats(data);
  if (!stats || hasNoFigure(stats)) return;
  const write = countFormat(language);
  for (const cell of skeleton.querySelectorAll<HTMLElement>('[data-figure]'))
    cell.textContent = write(stats[cell.dataset.figure as StatsFigure] ?? Number.NaN);
  skeleton.classList.add('has-figures');
}

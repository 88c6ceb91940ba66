import { hasNoFigure, toStats } from '@hub/api-client/orders';
import type { Stats } from '@hub/domain/dashboard';
import { asRecord, formatCount } from '@hub/domain/shared';

/** Shows the labels of the dashboard's figures in the server's skeleton (`apps/server/src/summarySkeleton.ts`). */
export function drawLabels(skeleton: Element, hasAttention: boolean): void {
  skeleton.classList.add('has-summary');
  skeleton.classList.toggle('has-attention', hasAttention);
}

/** Writes the figures of a reply beside their labels, as the app will; nothing where the app will show an error. */
export function drawFigures(skeleton: Element, body: unknown): void {
  const data = asRecord(asRecord(body)?.data);
  const stats = data && toStats(data);
  if (!stats || hasNoFigure(stats)) return;
  for (const cell of skeleton.querySelectorAll<HTMLElement>('[data-figure]'))
    cell.textContent = formatCount(stats[cell.dataset.figure as keyof Stats] ?? Number.NaN);
  skeleton.classList.add('has-figures');
}

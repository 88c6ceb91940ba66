import { type OrderReference, workflowsTexts } from '@hub/domain/workflows';
import { type FigureCell, type OrderPath } from '../data/index.ts';

/** The newest order of a row, leading to it. */
export function newestCell(newest: OrderReference | null, orderPath: OrderPath): FigureCell {
  return newest === null ? { text: workflowsTexts.noOrder } : { text: newest.orderName, path: orderPath(newest) };
}

import { orderDisplayName } from '@hub/domain/shared';
import { type OrderReference, workflowsTexts } from '@hub/domain/workflows';
import { type FigureCell, type OrderPath } from '../data/index.ts';

/** Cell with the newest order of a row, as a link. */
export function newestCell(newest: OrderReference | null, orderPath: OrderPath): FigureCell {
  return newest === null
    ? { text: workflowsTexts.noOrder }
    : { text: orderDisplayName(newest), path: orderPath(newest) };
}

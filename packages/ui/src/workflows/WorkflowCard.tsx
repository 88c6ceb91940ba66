import { type FlowRow, workflowsTexts } from '@hub/domain/workflows';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { FigureCard, FigureTable, type Loadable, type OrderPath, type SampleState } from '../data/index.ts';
import { newestCell } from './newestCell.ts';

export interface WorkflowCardProps<Figures> {
  title: string;
  sample: Loadable<SampleState<Figures>>;
  rowsOf: (figures: Figures) => readonly FlowRow[];
  renderNote: (figures: Figures) => ReactNode;
  /** Empty state. */
  empty: string;
  orderPath: OrderPath;
}

/** Workflows with the orders of the sample. */
export function WorkflowCard<Figures>({
  title,
  sample,
  rowsOf,
  renderNote,
  empty,
  orderPath,
}: WorkflowCardProps<Figures>) {
  return (
    <FigureCard
      title={title}
      loadable={sample}
      renderNote={({ figures }) => renderNote(figures)}
      emptyText={({ figures }) => (rowsOf(figures).length === 0 ? empty : null)}
      renderFigures={({ figures }) => (
        <FigureTable
          caption={title}
          head={[workflowsTexts.workflow, workflowsTexts.orders, workflowsTexts.newest]}
          rows={rowsOf(figures).map(({ key, name, orders, newest }) => ({
            key,
            name: { text: name.trim() === '' ? workflowsTexts.unnamed : name },
            cells: [{ text: formatCount(orders) }, newestCell(newest, orderPath)],
          }))}
        />
      )}
    />
  );
}

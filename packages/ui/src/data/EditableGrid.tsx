import { dataTexts } from '@hub/domain/shared';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import screenReader from '../layout/screenReader.module.css';
import styles from './EditableGrid.module.css';
import { GridCell } from './grid/GridCell.tsx';
import type { GridCellState, GridColumn, GridEdit } from './grid/GridColumn.ts';
import { useGridKeys } from './grid/useGridKeys.ts';

export interface EditableGridProps<Row> {
  /** Accessible name. */
  label: string;
  /** Rows in display order. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Header of the first column, which says what a row is. */
  rowTitle: string;
  /** Renders the first cell of a row. */
  renderRowHeader: (row: Row) => ReactNode;
  /** Editable columns, after the row header. */
  columns: readonly GridColumn[];
  /** State of a cell, by row and column key. */
  cellOf: (row: Row, column: string) => GridCellState;
  /** Why nothing can be edited; null: it can. */
  disabledReason: string | null;
  /** Called with cells that were typed, pasted, filled or cleared together. */
  onEdit: (edits: readonly GridEdit[]) => void;
}

/** Minimum width of the first column in rem. */
const headerWidth = 10;

/** Height of a row in px. */
const rowHeight = 44;

/** Height in px before the first layout. */
const unknownHeight = 600;

const keysHelp = dataTexts.gridKeys;

/**
 * A table that is edited like a spreadsheet. Only visible rows are mounted, so that thousands scroll. The grid has the
 * focus and names its active cell (ARIA grid pattern); while a cell is edited, its input has the focus.
 */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const { label, rows, rowKey, rowTitle, renderRowHeader, columns, cellOf, disabledReason } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its result changes with the scroll position and goes no further.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height === 0 ? { ...rect, height: unknownHeight } : rect)),
  });
  const keys = useGridKeys({
    rows,
    rowKey,
    columns,
    textOf: (row, column) => cellOf(row, column).text,
    isReadOnly: disabledReason !== null,
    onEdit: props.onEdit,
  });
  const { active } = keys;
  useEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active.row, { align: 'auto' });
  }, [active, virtualizer]);
  const isEditing = keys.editing !== null;
  useEffect(() => {
    // The focus returns from the input, unless it moved elsewhere.
    if (!isEditing && document.activeElement === document.body && keys.wasEditing()) scroller.current?.focus();
  }, [isEditing, keys]);
  const activeRow = active === null ? undefined : rows[active.row];
  const activeColumn = active === null ? undefined : columns[active.column];
  const activeCell = activeRow !== undefined && activeColumn !== undefined && cellOf(activeRow, activeColumn.key);
  // The same for all rows, regardless of their text.
  const layout = {
    gridTemplateColumns: `minmax(${headerWidth}rem, 1fr) ${columns.map(({ width }) => `${width}rem`).join(' ')}`,
    minInlineSize: `${columns.reduce((sum, { width }) => sum + width, headerWidth)}rem`,
  };
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={disabledReason !== null}
        aria-describedby={`${id}-help`}
        aria-activedescendant={active !== null && !isEditing ? cellId(active.row, active.column) : undefined}
        tabIndex={0}
        {...keys.handlers}
      >
        <div className={styles.head} role="row" aria-rowindex={1} style={layout}>
          <div role="columnheader">{rowTitle}</div>
          {columns.map((column) => (
            <div key={column.key} role="columnheader" data-numeric={column.isNumeric}>
              {column.title}
            </div>
          ))}
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          style={{ blockSize: virtualizer.getTotalSize(), minInlineSize: layout.minInlineSize }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                key={rowKey(row)}
                role="row"
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ ...layout, blockSize: rowHeight, transform: `translateY(${start}px)` }}
              >
                <div role="rowheader" className={styles.rowHeader}>
                  {renderRowHeader(row)}
                </div>
                {columns.map((column, columnIndex) => (
                  <GridCell
                    key={column.key}
                    id={cellId(index, columnIndex)}
                    about={dataTexts.cellOf(column.title, rowKey(row))}
                    column={column}
                    state={cellOf(row, column.key)}
                    isActive={active?.row === index && active.column === columnIndex}
                    isSelected={keys.isSelected(index, columnIndex)}
                    editing={keys.editingText(index, columnIndex)}
                    {...keys.cellHandlers(index, columnIndex)}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
      <p className={styles.problem} role="status">
        {activeCell !== false && activeCell.problem !== null ? activeCell.problem : ''}
      </p>
      <p id={`${id}-help`} className={screenReader.only}>
        {disabledReason ?? keysHelp}
      </p>
    </div>
  );
}

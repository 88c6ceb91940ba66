import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { GridColumn, GridEdit } from './GridColumn.ts';

interface CellIndex {
  row: number;
  column: number;
}

interface GridKeysOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly GridColumn[];
  textOf: (row: Row, column: string) => string;
  isReadOnly: boolean;
  onEdit: (edits: readonly GridEdit[]) => void;
}

/** Text of a checked box. */
const checked = 'Yes';

/** Rows moved by Page Up and Page Down. */
const pageRows = 10;

const moves: Readonly<Record<string, CellIndex>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -pageRows, column: 0 },
  PageDown: { row: pageRows, column: 0 },
};

/** Active cell, selection and editing of a grid, with handlers for keys, clipboard and pointer. */
export function useGridKeys<Row>({ rows, rowKey, columns, textOf, isReadOnly, onEdit }: GridKeysOptions<Row>) {
  const [moved, setActive] = useState<CellIndex | null>(null);
  /** The opposite corner of the selection. */
  const [anchor, setAnchor] = useState<CellIndex | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const hasEdited = useRef(false);
  // There may be fewer rows now.
  const active = moved === null || rows.length === 0 ? null : { ...moved, row: Math.min(moved.row, rows.length - 1) };
  const corners = active === null ? null : { from: anchor ?? active, to: active };
  const range = corners && {
    top: Math.min(corners.from.row, corners.to.row),
    bottom: Math.min(Math.max(corners.from.row, corners.to.row), rows.length - 1),
    left: Math.min(corners.from.column, corners.to.column),
    right: Math.max(corners.from.column, corners.to.column),
  };

  const clamp = ({ row, column }: CellIndex): CellIndex => ({
    row: Math.max(0, Math.min(rows.length - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  });
  const moveTo = (next: CellIndex, extendsSelection: boolean) => {
    setAnchor(extendsSelection ? (anchor ?? active) : null);
    setActive(clamp(next));
  };
  const editOf = (row: number, column: number, text: string): GridEdit[] => {
    const [found, definition] = [rows[row], columns[column]];
    return found === undefined || definition === undefined
      ? []
      : [{ row: rowKey(found), column: definition.key, text }];
  };
  const textAt = (row: number, column: number) => {
    const [found, definition] = [rows[row], columns[column]];
    return found === undefined || definition === undefined ? '' : textOf(found, definition.key);
  };
  const send = (edits: readonly GridEdit[]) => {
    if (!isReadOnly && edits.length > 0) onEdit(edits);
  };
  /** `make` returns the text of each selected cell. */
  const changeSelection = (make: (row: number, column: number) => string) => {
    if (range === null) return;
    const edits: GridEdit[] = [];
    for (let row = range.top; row <= range.bottom; row += 1)
      for (let column = range.left; column <= range.right; column += 1)
        edits.push(...editOf(row, column, make(row, column)));
    send(edits);
  };
  const begin = (text: string) => {
    if (isReadOnly || active === null) return;
    setAnchor(null);
    hasEdited.current = true;
    setEditing(text);
  };
  const toggle = (cell: CellIndex) =>
    send(editOf(cell.row, cell.column, textAt(cell.row, cell.column) === checked ? '' : checked));
  const commit = (text: string) => {
    if (active !== null && text !== textAt(active.row, active.column)) send(editOf(active.row, active.column, text));
    setEditing(null);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (editing !== null || rows.length === 0) return;
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (active === null) {
      if (key in moves || key === 'Enter') {
        event.preventDefault();
        setActive({ row: 0, column: 0 });
      }
      return;
    }
    if (isCommand && key.toLowerCase() === 'd') {
      event.preventDefault();
      if (range !== null) changeSelection((_, column) => textAt(range.top, column));
      return;
    }
    if (isCommand && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      moveTo(
        key === 'Home' ? { row: 0, column: 0 } : { row: rows.length - 1, column: columns.length - 1 },
        event.shiftKey,
      );
      return;
    }
    if (isCommand || event.altKey) return;
    const move = moves[key];
    if (move !== undefined) {
      event.preventDefault();
      moveTo({ row: active.row + move.row, column: active.column + move.column }, event.shiftKey);
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault();
      moveTo({ ...active, column: key === 'Home' ? 0 : columns.length - 1 }, event.shiftKey);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      changeSelection(() => '');
    } else startEditing(event, active);
  }

  function startEditing(event: KeyboardEvent, at: CellIndex) {
    const { key } = event;
    const isCheck = columns[at.column]?.type === 'check';
    const isEnter = key === 'Enter' || key === 'F2';
    if (isCheck && (isEnter || key === ' ')) {
      event.preventDefault();
      toggle(at);
    } else if (isEnter) {
      event.preventDefault();
      begin(textAt(at.row, at.column));
    } else if (!isCheck && key.length === 1) {
      event.preventDefault();
      begin(columns[at.column]?.type === 'choice' ? textAt(at.row, at.column) : key);
    }
  }

  function onEditorKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) {
    event.stopPropagation();
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Escape') {
      event.preventDefault();
      setEditing(null);
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault();
      commit(currentTarget.value);
      const step = shiftKey ? -1 : 1;
      if (active !== null)
        moveTo(
          key === 'Enter' ? { ...active, row: active.row + step } : { ...active, column: active.column + step },
          false,
        );
    }
  }

  function onCopy(event: ClipboardEvent) {
    if (editing !== null || range === null) return;
    event.preventDefault();
    const lines: string[] = [];
    for (let row = range.top; row <= range.bottom; row += 1) {
      const cells: string[] = [];
      for (let column = range.left; column <= range.right; column += 1) cells.push(textAt(row, column));
      lines.push(cells.join('\t'));
    }
    event.clipboardData.setData('text/plain', lines.join('\n'));
  }

  function onPaste(event: ClipboardEvent) {
    if (editing !== null || active === null || range === null) return;
    event.preventDefault();
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const [[only = ''] = []] = cells;
    // A single cell fills the selection, as in a spreadsheet.
    if (cells.length === 1 && cells[0]?.length === 1) changeSelection(() => only);
    else
      send(
        cells.flatMap((texts, row) =>
          texts.flatMap((text, column) => editOf(range.top + row, range.left + column, text)),
        ),
      );
  }

  return {
    active,
    editing,
    wasEditing: () => hasEdited.current,
    isSelected: (row: number, column: number) =>
      range !== null && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
    /** Text in a cell's input; null: not being edited. */
    editingText: (row: number, column: number) => (active?.row === row && active.column === column ? editing : null),
    handlers: { onKeyDown, onCopy, onPaste },
    cellHandlers: (row: number, column: number) => ({
      onPress(event: MouseEvent) {
        const isAgain = active?.row === row && active.column === column && !event.shiftKey;
        if (editing !== null && isAgain) return;
        setEditing(null);
        moveTo({ row, column }, event.shiftKey);
        if (isReadOnly || event.shiftKey) return;
        if (columns[column]?.type === 'check') toggle({ row, column });
        else if (isAgain) begin(textAt(row, column));
      },
      onEditorKeyDown,
      onCommit: commit,
    }),
  };
}

/** Rows and cells of text pasted from a spreadsheet. A trailing line break ends the last row and starts no new one. */
function pastedCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
}

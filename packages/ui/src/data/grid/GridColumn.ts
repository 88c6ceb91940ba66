/** A column of cells that can be typed into. */
export interface GridColumn {
  key: string;
  title: string;
  /** `check` is Yes or No; `choice` is one of `choices` or empty. */
  type: 'text' | 'check' | 'choice';
  /** Of a choice, without the empty one. */
  choices?: readonly string[];
  /** Width in rem. */
  width: number;
  /** Figures stand at the right. */
  isNumeric?: boolean;
}

/** A cell as it is shown. */
export interface GridCellState {
  text: string;
  /** Shown pale where the cell is empty: what holds instead. */
  placeholder?: string;
  /** Typed and not saved yet. */
  isDirty: boolean;
  /** What is wrong with what was typed; null: nothing. */
  problem: string | null;
}

/** A typed cell. */
export interface GridEdit {
  /** Key of the row. */
  row: string;
  /** Key of the column. */
  column: string;
  text: string;
}

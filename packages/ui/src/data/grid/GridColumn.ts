/** An editable column. */
export interface GridColumn {
  key: string;
  title: string;
  /** `check` is Yes or No; `choice` is one of `choices` or empty. */
  type: 'text' | 'check' | 'choice';
  /** Options of a `choice`, without the empty one. */
  choices?: readonly string[];
  /** Width in rem. */
  width: number;
  /** Right-aligns figures. */
  isNumeric?: boolean;
}

/** A cell as shown. */
export interface GridCellState {
  text: string;
  /** Shown pale in an empty cell: the value that applies instead. */
  placeholder?: string;
  /** Typed but not saved yet. */
  isDirty: boolean;
  /** What is wrong with the typed value; null: nothing. */
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

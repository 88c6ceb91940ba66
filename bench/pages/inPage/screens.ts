/** What a list has to show before its time counts. */
export interface ShownList {
  count: number;
  /** Name of the first order. */
  first: string;
}

/** Where things are on a screen, and what tells that it shows what it should. Rows count from 0. */
export interface Screen {
  isShowing(list: ShownList): boolean;
  rowCheckbox(row: number): HTMLElement;
  isSelected(row: number): boolean;
  selectAllCheckbox(): HTMLElement;
  /** Every order that select all covers on this screen is selected, and all the drawn rows say so. */
  isAllSelected(count: number): boolean;
  hasNoSelection(): boolean;
  searchInput(): HTMLInputElement;
  /** What scrolls: the page, or a box of the list's own. */
  scroller(): Element;
}

/** Screens that open an order under its row. */
export interface OpeningScreen extends Screen {
  expandButton(row: number): HTMLElement;
  /** The detail of this row is there, with this text in it. */
  isOpen(row: number, text: string): boolean;
  isClosed(row: number): boolean;
}

export type ScreenName = 'app' | 'baseline' | 'indexTable' | 'agGrid' | 'muiGrid';

function queryRequired<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing on the screen is ${selector}`);
  return element;
}

/** The box that scrolls furthest. */
function findTallest(selector: string): Element {
  const boxes = [...document.querySelectorAll(selector)].filter((rowCheckbox) =>
    ['auto', 'scroll'].includes(getComputedStyle(rowCheckbox).overflowY),
  );
  return boxes.reduce((found, rowCheckbox) => (rowCheckbox.scrollHeight > found.scrollHeight ? rowCheckbox : found));
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const everyElement = (selector: string, is: (element: Element) => boolean) => {
  const found = [...document.querySelectorAll(selector)];
  return found.length > 0 && found.every(is);
};
const grouped = (count: number) => count.toLocaleString('en');

const gridRow = (row: number) => `[role="grid"] [aria-rowindex="${row + 1}"]`;

/** The app and the baseline: the same roles, so the same questions. */
const grid: OpeningScreen = {
  isShowing: ({ count, first }) =>
    document.querySelector(`[role="grid"][aria-rowcount="${count}"]`) !== null && textOf(gridRow(0)).includes(first),
  rowCheckbox: (row) => queryRequired(`${gridRow(row)} input`),
  isSelected: (row) => queryRequired(gridRow(row)).getAttribute('aria-selected') === 'true',
  selectAllCheckbox: () => queryRequired('[role="group"][aria-label^="Selection in"] input[type="checkbox"]'),
  isAllSelected: (count) =>
    everyElement('[role="row"]', (row) => row.ariaSelected === 'true') &&
    [`${count} order(s) selected`, `${grouped(count)} order(s) selected`].some((label) =>
      textOf('[role="group"][aria-label^="Selection in"]').includes(label),
    ),
  hasNoSelection: () => document.querySelector('[role="row"][aria-selected="true"]') === null,
  searchInput: () => queryRequired('main [role="search"] input'),
  scroller: () => document.documentElement,
  expandButton: (row) => queryRequired(`${gridRow(row)} [data-column="expand"]`),
  isOpen: (row, text) => textOf(gridRow(row)).includes(text),
  isClosed: (row) => queryRequired(`${gridRow(row)} [data-column="expand"]`).getAttribute('aria-expanded') === 'false',
};

const tableRow = (row: number) => `tbody tr[id]:nth-of-type(${row + 1})`;

/** Fifty a page: select all covers the page, as its checkbox does. */
const indexTable: Screen = {
  isShowing: ({ count, first }) => textOf('[data-count]') === String(count) && textOf('tbody tr[id]').includes(first),
  rowCheckbox: (row) => queryRequired(`${tableRow(row)} input[type="checkbox"]`),
  isSelected: (row) => queryRequired<HTMLInputElement>(`${tableRow(row)} input[type="checkbox"]`).checked,
  selectAllCheckbox: () =>
    queryRequired('thead input[type="checkbox"], .Polaris-IndexTable__BulkActionsWrapper input[type="checkbox"]'),
  isAllSelected: () =>
    everyElement(
      'tbody tr[id] input[type="checkbox"]',
      (rowCheckbox) => rowCheckbox instanceof HTMLInputElement && rowCheckbox.checked,
    ),
  hasNoSelection: () =>
    everyElement(
      'tbody tr[id] input[type="checkbox"]',
      (rowCheckbox) => rowCheckbox instanceof HTMLInputElement && !rowCheckbox.checked,
    ),
  searchInput: () => queryRequired('input[type="search"]'),
  scroller: () => document.documentElement,
};

const agRow = (row: number) => `.ag-row[row-index="${row}"]`;

const agGrid: Screen = {
  isShowing: ({ count, first }) =>
    document.querySelector(`[aria-rowcount="${count + 1}"]`) !== null && textOf(agRow(0)).includes(first),
  rowCheckbox: (row) => queryRequired(`${agRow(row)} input[type="checkbox"]`),
  isSelected: (row) => queryRequired(agRow(row)).classList.contains('ag-row-selected'),
  selectAllCheckbox: () => queryRequired('.ag-header input[type="checkbox"]'),
  isAllSelected: (count) =>
    everyElement('.ag-row[row-index]', (row) => row.classList.contains('ag-row-selected')) &&
    textOf('[data-selected]') === String(count),
  hasNoSelection: () => document.querySelector('.ag-row-selected') === null,
  searchInput: () => queryRequired('input[type="search"]'),
  scroller: () => findTallest('.ag-root *'),
};

const muiRow = (row: number) => `.MuiDataGrid-row[data-rowindex="${row}"]`;

const muiGrid: Screen = {
  isShowing: ({ count, first }) =>
    textOf('.MuiTablePagination-displayedRows').replaceAll(',', '').endsWith(`of ${count}`) &&
    textOf(muiRow(0)).includes(first),
  rowCheckbox: (row) => queryRequired(`${muiRow(row)} input[type="checkbox"]`),
  isSelected: (row) => queryRequired(muiRow(row)).getAttribute('aria-selected') === 'true',
  selectAllCheckbox: () => queryRequired('.MuiDataGrid-columnHeaderCheckbox input'),
  isAllSelected: (count) =>
    everyElement('.MuiDataGrid-row', (row) => row.ariaSelected === 'true') &&
    textOf('.MuiDataGrid-selectedRowCount').replaceAll(',', '').startsWith(`${count} row`),
  hasNoSelection: () => document.querySelector('.MuiDataGrid-row[aria-selected="true"]') === null,
  searchInput: () => queryRequired('input[type="search"]'),
  scroller: () => findTallest('.MuiDataGrid-main *'),
};

export const screens = {
  app: grid,
  baseline: { ...grid, searchInput: () => queryRequired('input[type="search"]') },
  indexTable,
  agGrid,
  muiGrid,
} satisfies Record<ScreenName, Screen>;

/** What a list has to show before its time counts. */
export interface ShownList {
  count: number;
  /** Name of the first order. */
  first: string;
}

/** Where things are on a screen, and what tells that it shows what it should. Rows count from 0. */
export interface Screen {
  shows(list: ShownList): boolean;
  box(row: number): HTMLElement;
  isSelected(row: number): boolean;
  allBox(): HTMLElement;
  /** Every order that select all covers on this screen is selected, and all the drawn rows say so. */
  allSelected(count: number): boolean;
  noneSelected(): boolean;
  searchBox(): HTMLInputElement;
  /** What scrolls: the page, or a box of the list's own. */
  scroller(): Element;
}

/** Screens that open an order under its row. */
export interface OpeningScreen extends Screen {
  opener(row: number): HTMLElement;
  /** The detail of this row is there, with this text in it. */
  isOpen(row: number, text: string): boolean;
  isClosed(row: number): boolean;
}

export type ScreenName = 'app' | 'floor' | 'indexTable' | 'agGrid' | 'muiGrid';

function one<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing on the screen is ${selector}`);
  return element;
}

/** The box that scrolls furthest. */
function highest(selector: string): Element {
  const boxes = [...document.querySelectorAll(selector)].filter((box) =>
    ['auto', 'scroll'].includes(getComputedStyle(box).overflowY),
  );
  return boxes.reduce((found, box) => (box.scrollHeight > found.scrollHeight ? box : found));
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const every = (selector: string, is: (element: Element) => boolean) => {
  const found = [...document.querySelectorAll(selector)];
  return found.length > 0 && found.every(is);
};
const grouped = (count: number) => count.toLocaleString('en');

const gridRow = (row: number) => `[role="grid"] [aria-rowindex="${row + 1}"]`;

/** The app and the floor: the same roles, so the same questions. */
const grid: OpeningScreen = {
  shows: ({ count, first }) =>
    document.querySelector(`[role="grid"][aria-rowcount="${count}"]`) !== null && textOf(gridRow(0)).includes(first),
  box: (row) => one(`${gridRow(row)} input`),
  isSelected: (row) => one(gridRow(row)).getAttribute('aria-selected') === 'true',
  allBox: () => one('[role="group"][aria-label^="Selection in"] input[type="checkbox"]'),
  allSelected: (count) =>
    every('[role="row"]', (row) => row.ariaSelected === 'true') &&
    [`${count} order(s) selected`, `${grouped(count)} order(s) selected`].some((label) =>
      textOf('[role="group"][aria-label^="Selection in"]').includes(label),
    ),
  noneSelected: () => document.querySelector('[role="row"][aria-selected="true"]') === null,
  searchBox: () => one('main [role="search"] input'),
  scroller: () => document.documentElement,
  opener: (row) => one(`${gridRow(row)} [data-column="expand"]`),
  isOpen: (row, text) => textOf(gridRow(row)).includes(text),
  isClosed: (row) => one(`${gridRow(row)} [data-column="expand"]`).getAttribute('aria-expanded') === 'false',
};

const tableRow = (row: number) => `tbody tr[id]:nth-of-type(${row + 1})`;

/** Fifty a page: select all covers the page, as its checkbox does. */
const indexTable: Screen = {
  shows: ({ count, first }) => textOf('[data-count]') === String(count) && textOf('tbody tr[id]').includes(first),
  box: (row) => one(`${tableRow(row)} input[type="checkbox"]`),
  isSelected: (row) => one<HTMLInputElement>(`${tableRow(row)} input[type="checkbox"]`).checked,
  allBox: () => one('thead input[type="checkbox"], .Polaris-IndexTable__BulkActionsWrapper input[type="checkbox"]'),
  allSelected: () =>
    every('tbody tr[id] input[type="checkbox"]', (box) => box instanceof HTMLInputElement && box.checked),
  noneSelected: () =>
    every('tbody tr[id] input[type="checkbox"]', (box) => box instanceof HTMLInputElement && !box.checked),
  searchBox: () => one('input[type="search"]'),
  scroller: () => document.documentElement,
};

const agRow = (row: number) => `.ag-row[row-index="${row}"]`;

const agGrid: Screen = {
  shows: ({ count, first }) =>
    document.querySelector(`[aria-rowcount="${count + 1}"]`) !== null && textOf(agRow(0)).includes(first),
  box: (row) => one(`${agRow(row)} input[type="checkbox"]`),
  isSelected: (row) => one(agRow(row)).classList.contains('ag-row-selected'),
  allBox: () => one('.ag-header input[type="checkbox"]'),
  allSelected: (count) =>
    every('.ag-row[row-index]', (row) => row.classList.contains('ag-row-selected')) &&
    textOf('[data-selected]') === String(count),
  noneSelected: () => document.querySelector('.ag-row-selected') === null,
  searchBox: () => one('input[type="search"]'),
  scroller: () => highest('.ag-root *'),
};

const muiRow = (row: number) => `.MuiDataGrid-row[data-rowindex="${row}"]`;

const muiGrid: Screen = {
  shows: ({ count, first }) =>
    textOf('.MuiTablePagination-displayedRows').replaceAll(',', '').endsWith(`of ${count}`) &&
    textOf(muiRow(0)).includes(first),
  box: (row) => one(`${muiRow(row)} input[type="checkbox"]`),
  isSelected: (row) => one(muiRow(row)).getAttribute('aria-selected') === 'true',
  allBox: () => one('.MuiDataGrid-columnHeaderCheckbox input'),
  allSelected: (count) =>
    every('.MuiDataGrid-row', (row) => row.ariaSelected === 'true') &&
    textOf('.MuiDataGrid-selectedRowCount').replaceAll(',', '').startsWith(`${count} row`),
  noneSelected: () => document.querySelector('.MuiDataGrid-row[aria-selected="true"]') === null,
  searchBox: () => one('input[type="search"]'),
  scroller: () => highest('.MuiDataGrid-main *'),
};

export const screens = {
  app: grid,
  floor: { ...grid, searchBox: () => one('input[type="search"]') },
  indexTable,
  agGrid,
  muiGrid,
} satisfies Record<ScreenName, Screen>;

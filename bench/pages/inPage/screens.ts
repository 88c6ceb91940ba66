/** What a list must show to count as done. */
export interface ShownList {
  count: number;
  /** Name of the first order. */
  first: string;
}

/** Elements of a screen and checks of its state. Rows count from 0. */
export interface Screen {
  isShowing(list: ShownList): boolean;
  rowCheckbox(row: number): HTMLElement;
  isSelected(row: number): boolean;
  selectAllCheckbox(): HTMLElement;
  /** Whether all orders that select all covers are selected, and every rendered row shows it. */
  isAllSelected(count: number): boolean;
  hasNoSelection(): boolean;
  searchInput(): HTMLInputElement;
  /** The scroll container. */
  scroller(): Element;
  expandButton(row: number): HTMLElement;
  /** Whether the row's detail is open and has this text. */
  isOpen(row: number, text: string): boolean;
  isClosed(row: number): boolean;
}

export type ScreenName = 'app' | 'baseline';

function queryRequired<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing on the screen is ${selector}`);
  return element;
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const everyElement = (selector: string, is: (element: Element) => boolean) => {
  const found = [...document.querySelectorAll(selector)];
  return found.length > 0 && found.every(is);
};
const grouped = (count: number) => count.toLocaleString('en');

const gridRow = (row: number) => `[role="grid"] [aria-rowindex="${row + 1}"]`;

/** The app and the baseline have the same roles, so the same queries work for both. */
const grid: Screen = {
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

export const screens = {
  app: grid,
  baseline: { ...grid, searchInput: () => queryRequired('input[type="search"]') },
} satisfies Record<ScreenName, Screen>;

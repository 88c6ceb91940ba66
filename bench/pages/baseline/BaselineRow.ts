import type { WireRow } from '../../WireRow.ts';

const shownFields = [
  'order_name',
  'customer_name',
  'fulfillment_status',
  'shopify_created_at',
  'shopify_close_at',
  'shopify_cancelled_at',
  'batch_time',
  'shipped_time',
] as const;

/** Current state of a row. */
export interface RowState {
  index: number;
  order: WireRow;
  top: number;
  isSelected: boolean;
  /** `null` if the row is closed. */
  detail: DocumentFragment | null;
}

/** The elements of one row, reused for different orders. */
export interface BaselineRow {
  readonly element: HTMLElement;
  readonly checkbox: HTMLInputElement;
  readonly expandButton: HTMLElement;
  index(): number;
  show(state: RowState): void;
}

export function createBaselineRow(): BaselineRow {
  const row = createElement('div', { role: 'row' });
  const head = createElement('div', { class: 'head' });
  const checkbox = createElement('input', { type: 'checkbox' });
  const cells = shownFields.map((_, at) => createElement(at === 0 ? 'a' : 'div', {}));
  const expandButton = createElement('button', { 'data-column': 'expand', 'aria-expanded': 'false' });
  expandButton.textContent = 'Expand';
  const detail = createElement('div', { class: 'detail' });
  detail.hidden = true;
  head.append(checkbox, ...cells, expandButton);
  row.append(head, detail);
  let shown: RowState | null = null;

  return {
    element: row,
    checkbox,
    expandButton,
    index: () => shown?.index ?? -1,
    show(state) {
      const { index, order, top, isSelected } = state;
      if (shown?.order !== order) {
        row.setAttribute('aria-rowindex', String(index + 1));
        shownFields.forEach((field, at) => {
          const cell = cells[at];
          if (cell) cell.textContent = at < 3 ? order[field] : shortTime(order[field]);
        });
        cells[0]?.setAttribute('href', `/orders/${order.order_id}`);
      }
      if (shown?.top !== top) row.style.transform = `translateY(${top}px)`;
      if (shown?.isSelected !== isSelected) {
        row.setAttribute('aria-selected', String(isSelected));
        checkbox.checked = isSelected;
      }
      if ((shown?.detail ?? null) !== state.detail) {
        detail.hidden = state.detail === null;
        expandButton.setAttribute('aria-expanded', String(state.detail !== null));
        detail.replaceChildren(...(state.detail ? [state.detail.cloneNode(true)] : []));
      }
      shown = state;
    },
  };
}

function shortTime(text: string | null): string {
  return text?.slice(0, 16).replace('T', ' ') ?? '';
}

/** Creates an element with these attributes. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

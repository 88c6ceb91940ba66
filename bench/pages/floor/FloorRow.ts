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

/** What a row looks like now. */
export interface RowLooks {
  index: number;
  order: WireRow;
  top: number;
  isSelected: boolean;
  /** Null when it is closed. */
  detail: DocumentFragment | null;
}

/** One row's elements, which show one order after another. */
export interface FloorRow {
  readonly element: HTMLElement;
  readonly box: HTMLInputElement;
  readonly opener: HTMLElement;
  index(): number;
  show(looks: RowLooks): void;
}

export function createFloorRow(): FloorRow {
  const row = made('div', { role: 'row' });
  const head = made('div', { class: 'head' });
  const box = made('input', { type: 'checkbox' });
  const cells = shownFields.map((_, at) => made(at === 0 ? 'a' : 'div', {}));
  const opener = made('button', { 'data-column': 'expand', 'aria-expanded': 'false' });
  opener.textContent = 'Expand';
  const detail = made('div', { class: 'detail' });
  detail.hidden = true;
  head.append(box, ...cells, opener);
  row.append(head, detail);
  let shown: RowLooks | null = null;

  return {
    element: row,
    box,
    opener,
    index: () => shown?.index ?? -1,
    show(looks) {
      const { index, order, top, isSelected } = looks;
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
        box.checked = isSelected;
      }
      if ((shown?.detail ?? null) !== looks.detail) {
        detail.hidden = looks.detail === null;
        opener.setAttribute('aria-expanded', String(looks.detail !== null));
        detail.replaceChildren(...(looks.detail ? [looks.detail.cloneNode(true)] : []));
      }
      shown = looks;
    },
  };
}

function shortTime(text: string | null): string {
  return text?.slice(0, 16).replace('T', ' ') ?? '';
}

/** A new element with these attributes. */
export function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

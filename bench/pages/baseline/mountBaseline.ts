import type { WireRow } from '../../WireRow.ts';
import { createBaselineRow, type BaselineRow, createElement } from './BaselineRow.ts';

const rowHeight = 45;
const overscan = 6;

/**
 * The minimum for this list in a browser: plain elements for the visible rows only, reused while scrolling. No framework, time zones or
 * keyboard support. Other lists are compared with it.
 */
export function mountBaseline(parent: HTMLElement): void {
  let orders: readonly WireRow[] = [];
  let open: { index: number; detail: DocumentFragment; height: number } | null = null;
  /** With `all`, every order except these; otherwise only these. */
  let selection = { all: false, except: new Set<number>() };
  const details = new Map<number, DocumentFragment>();
  const rows: BaselineRow[] = [];

  const form = createElement('form', {});
  const search = createElement('input', { type: 'search' });
  const bar = createElement('div', { role: 'group', 'aria-label': 'Selection in the baseline' });
  const selectAllCheckbox = createElement('input', { type: 'checkbox' });
  const label = createElement('span', {});
  const grid = createElement('div', { role: 'grid' });
  form.append(search);
  bar.append(selectAllCheckbox, label);
  parent.append(form, bar, grid);

  function draw(): void {
    const above = open && window.scrollY - grid.offsetTop > open.index * rowHeight ? open.height : 0;
    const first = Math.floor((window.scrollY - grid.offsetTop - above) / rowHeight) - overscan;
    const count = Math.min(Math.ceil(window.innerHeight / rowHeight) + 2 * overscan, orders.length);
    const from = Math.max(0, Math.min(first, orders.length - count));
    for (const row of rows.splice(count)) row.element.remove();
    while (rows.length < count) {
      const row = createBaselineRow();
      rows.push(row);
      grid.append(row.element);
    }
    for (let index = from; index < from + count; index += 1) {
      const order = orders[index];
      if (!order) continue;
      const top = index * rowHeight + (open && index > open.index ? open.height : 0);
      const detail = open?.index === index ? open.detail : null;
      rows[index % count]?.show({
        index,
        order,
        top,
        isSelected: selection.all !== selection.except.has(index),
        detail,
      });
    }
  }

  function select(next: typeof selection): void {
    selection = next;
    const count = next.all ? orders.length - next.except.size : next.except.size;
    label.textContent = count === 0 ? 'Select all' : `${count} order(s) selected`;
    draw();
  }

  async function loadOrders(query: string): Promise<void> {
    const reply = await fetch(`/list-order?${query}`);
    ({ orders } = JSON.parse(await reply.text()) as { orders: readonly WireRow[] });
    open = null;
    grid.setAttribute('aria-rowcount', String(orders.length));
    grid.style.height = `${orders.length * rowHeight}px`;
    select({ all: false, except: new Set() });
  }

  async function toggleDetail(row: BaselineRow): Promise<void> {
    const index = row.index();
    if (open?.index === index) open = null;
    else {
      const id = orders[index]?.order_id ?? 0;
      const detail = details.get(id) ?? (await readDetail(id));
      details.set(id, detail);
      open = { index, detail, height: 0 };
      draw();
      open.height = row.element.offsetHeight - rowHeight;
    }
    grid.style.height = `${orders.length * rowHeight + (open?.height ?? 0)}px`;
    draw();
  }

  grid.addEventListener('click', ({ target }) => {
    const row = rows.find(({ element }) => target instanceof Node && element.contains(target));
    if (target === row?.expandButton) void toggleDetail(row);
    if (target !== row?.checkbox || !row) return;
    const except = new Set(selection.except);
    if (!except.delete(row.index())) except.add(row.index());
    select({ ...selection, except });
  });
  selectAllCheckbox.addEventListener('change', () => select({ all: selectAllCheckbox.checked, except: new Set() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void loadOrders(`search=${encodeURIComponent(search.value)}`);
  });
  window.addEventListener('scroll', draw, { passive: true });
  void loadOrders('');
}

/** The line items of an order. */
async function readDetail(orderId: number): Promise<DocumentFragment> {
  const reply = await fetch(`/get-order-detail/${orderId}`);
  const { line_items } = JSON.parse(await reply.text()) as {
    line_items: { name: string; sku: string; quantity: number }[];
  };
  const lines = document.createDocumentFragment();
  for (const { name, sku, quantity } of line_items) {
    const line = createElement('div', {});
    line.textContent = `${quantity} x ${name} ${sku}`;
    lines.append(line);
  }
  return lines;
}

import type { WireRow } from '../../WireRow.ts';
import { createFloorRow, type FloorRow, made } from './FloorRow.ts';

const rowHeight = 45;
const overscan = 6;

/**
 * The least that a browser needs for this list: plain elements, only those in sight, each re-used for another order as
 * the page scrolls. No framework, no time zone, no keyboard. What anything costs is measured against it.
 */
export function mountFloor(parent: HTMLElement): void {
  let orders: readonly WireRow[] = [];
  let open: { index: number; detail: DocumentFragment; height: number } | null = null;
  /** All but these, or none but these. */
  let selection = { all: false, except: new Set<number>() };
  const details = new Map<number, DocumentFragment>();
  const rows: FloorRow[] = [];

  const form = made('form', {});
  const search = made('input', { type: 'search' });
  const bar = made('div', { role: 'group', 'aria-label': 'Selection in the floor' });
  const allBox = made('input', { type: 'checkbox' });
  const label = made('span', {});
  const grid = made('div', { role: 'grid' });
  form.append(search);
  bar.append(allBox, label);
  parent.append(form, bar, grid);

  function draw(): void {
    const above = open && window.scrollY - grid.offsetTop > open.index * rowHeight ? open.height : 0;
    const first = Math.floor((window.scrollY - grid.offsetTop - above) / rowHeight) - overscan;
    const count = Math.min(Math.ceil(window.innerHeight / rowHeight) + 2 * overscan, orders.length);
    const from = Math.max(0, Math.min(first, orders.length - count));
    for (const row of rows.splice(count)) row.element.remove();
    while (rows.length < count) {
      const row = createFloorRow();
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

  async function ask(query: string): Promise<void> {
    const reply = await fetch(`/list-order?${query}`);
    ({ orders } = JSON.parse(await reply.text()) as { orders: readonly WireRow[] });
    open = null;
    grid.setAttribute('aria-rowcount', String(orders.length));
    grid.style.height = `${orders.length * rowHeight}px`;
    select({ all: false, except: new Set() });
  }

  async function openOrClose(row: FloorRow): Promise<void> {
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
    if (target === row?.opener) void openOrClose(row);
    if (target !== row?.box || !row) return;
    const except = new Set(selection.except);
    if (!except.delete(row.index())) except.add(row.index());
    select({ ...selection, except });
  });
  allBox.addEventListener('change', () => select({ all: allBox.checked, except: new Set() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(`search=${encodeURIComponent(search.value)}`);
  });
  window.addEventListener('scroll', draw, { passive: true });
  void ask('');
}

/** The lines of an order, one under the other. */
async function readDetail(orderId: number): Promise<DocumentFragment> {
  const reply = await fetch(`/get-order-detail/${orderId}`);
  const { line_items } = JSON.parse(await reply.text()) as {
    line_items: { name: string; sku: string; quantity: number }[];
  };
  const lines = document.createDocumentFragment();
  for (const { name, sku, quantity } of line_items) {
    const line = made('div', {});
    line.textContent = `${quantity} x ${name} ${sku}`;
    lines.append(line);
  }
  return lines;
}

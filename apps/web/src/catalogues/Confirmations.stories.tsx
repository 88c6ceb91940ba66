import { type Order, tabs } from '@hub/domain/orders';
import {
  actionPrompt,
  asksWarehouse,
  canBeUndone,
  cannotBeUndone,
  defaultConfirmation,
  type OrderAction,
  orderActionNames,
  orderActions,
  removalPrompt,
  undoOf,
} from '@hub/domain/orders/actions';
import { type BulkAction, bulkActions, bulkButtonLabel, bulkPrompt } from '@hub/domain/orders/bulk';
import { type OrderTab, orderTabs } from '@hub/domain/orders/list';
import { ConfirmDialog } from '@hub/ui/dialogs';
import { BulkPrompt } from '@hub/ui/orders';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CataloguePage } from './CataloguePage.tsx';
import styles from './CataloguePage.module.css';
import { CatalogueTable } from './CatalogueTable.tsx';

const order = { orderId: '5000536365', orderName: '#536365', customerName: 'Customer 17850' };
const access = { canEdit: true, blockCloseOrder: false, isRunning: false, changesAtWarehouse: true };

/** Orders that together offer every action of their tab (§4). */
const kinds: readonly Pick<Order, 'backOrderState' | 'threePlStatus' | 'workflowErrors' | 'errorType'>[] = [
  { backOrderState: 1, threePlStatus: 6, workflowErrors: [], errorType: null },
  { backOrderState: 0, threePlStatus: null, workflowErrors: [], errorType: 1 },
  {
    backOrderState: 0,
    threePlStatus: null,
    workflowErrors: [{ message: 'Short', sku: null, quantity: null, type: null }],
    errorType: null,
  },
];

/** The tabs that offer an action. Items of open orders are removed at the item itself. */
function listsOf(action: OrderAction): readonly OrderTab[] {
  return orderTabs.filter(({ number }) =>
    action === 'cancel-item'
      ? number === tabs.open
      : kinds.some((kind) => orderActions(number, kind, access).some((offer) => offer.action === action)),
  );
}

function promptIn({ number }: OrderTab, action: OrderAction) {
  return action === 'cancel-item'
    ? removalPrompt(order, { name: 'White hanging heart', sku: '85123A' }, 1, 6)
    : actionPrompt(number, action, order);
}

const titles = (tabs: readonly OrderTab[]) => tabs.map(({ title }) => title).join(', ');

/** One row per action, or two when only one tab allows undoing it. */
const rows = orderActionNames.flatMap((action) =>
  [canBeUndone, asksWarehouse, cannotBeUndone].flatMap((note) => {
    const tabs = listsOf(action).filter((tab) => promptIn(tab, action).note === note);
    const [first] = tabs;
    return first ? [{ action, tabs, ...promptIn(first, action) }] : [];
  }),
);

const bulkNames = [...new Set(orderTabs.flatMap(({ number }) => bulkActions(number)))];
const counts = [1, 812] as const;

function bulkTabs(action: BulkAction, isReversible: boolean): readonly OrderTab[] {
  return orderTabs.filter(
    ({ number }) => bulkActions(number).includes(action) && (undoOf(action, number) !== null) === isReversible,
  );
}

const bulkRows = bulkNames.flatMap((action) =>
  [true, false].flatMap((isReversible) => {
    const tabs = bulkTabs(action, isReversible);
    return tabs.length === 0
      ? []
      : counts.map((count) => ({ action, count, tabs, note: isReversible ? canBeUndone : cannotBeUndone }));
  }),
);

function Confirmations() {
  return (
    <CataloguePage
      title="Confirmations"
      source={
        'Every action of the domain with the question that comes before it, letter for letter as §5 has it; ' +
        'declining does nothing. What has no undo says so.'
      }
    >
      <CatalogueTable
        title="One order"
        head={['In', 'Question', 'About', 'Button', 'Undo']}
        rows={rows.map(({ action, tabs, title, body, confirmLabel, note }) => ({
          key: `${action} ${note}`,
          cells: [titles(tabs), title, body, confirmLabel, note],
        }))}
      />
      <CatalogueTable
        title="Several orders"
        note="§5: the generic question with its number first, then the specific one. Ship Now has only the generic one."
        head={['In', 'Question', 'Then', 'Button', 'Undo']}
        rows={bulkRows.map(({ action, count, tabs, note }) => {
          const { heading, body } = bulkPrompt(action, count);
          return {
            key: `${action} ${count} ${note}`,
            cells: [titles(tabs), heading, body ?? '–', bulkButtonLabel(action, count), note],
          };
        })}
      />
      <CatalogueTable
        title="Anything else"
        note="For a question that has no wording of its own (§5)."
        head={['Question']}
        rows={[{ key: 'default', cells: [defaultConfirmation] }]}
      />
    </CataloguePage>
  );
}

const meta = preview.meta({ title: 'Catalogues/Confirmations', component: Confirmations, tags: ['!autodocs'] });

export const Default = meta.story();

Default.test('every action of one order is confirmed first', async ({ canvas }) => {
  const bodyRows = within(canvas.getByRole('region', { name: 'One order' }))
    .getAllByRole('row')
    .slice(1);
  await expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(orderActionNames));
  await expect(bodyRows).toHaveLength(rows.length);
  for (const [index, { title, confirmLabel, note }] of rows.entries()) {
    for (const words of [title, confirmLabel, note]) await expect(bodyRows[index]).toHaveTextContent(words);
  }
});

Default.test('an action that can be undone in one list and not in another says so of each', async () => {
  const moves = rows.filter(({ action }) => action === 'move-to-open').map(({ tabs, note }) => [titles(tabs), note]);
  await expect(moves).toEqual([['Hold Orders', canBeUndone]]);
  await expect(rows.filter(({ action }) => action === 'hold-order').map(({ note }) => note)).toEqual([
    canBeUndone,
    asksWarehouse,
  ]);
});

Default.test('every bulk action is confirmed with its number of orders, 1 as well as 812', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Several orders' }));
  await expect(new Set(bulkRows.map(({ action }) => action))).toEqual(new Set(bulkNames));
  await expect(section.getAllByRole('row').slice(1)).toHaveLength(bulkRows.length);
  await expect(section.getAllByText('Confirm this bulk action before processing. 812 Selected Orders.')).toHaveLength(
    bulkRows.length / 2,
  );
  await expect(section.getAllByText('Are you sure you want to move these 1 order(s) to close?')).not.toHaveLength(0);
});

Default.test('generic confirm default: "Want to delete?" (§5)', async ({ canvas }) => {
  await expect(canvas.getByText('Want to delete?')).toBeVisible();
});

/** Shows dialogs in the page, next to each other, where the app shows one above everything. */
function showInPlace() {
  const { showModal, show } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = show;
  return () => {
    HTMLDialogElement.prototype.showModal = showModal;
  };
}

/** Removes focus, because none of several dialogs should have it. */
async function leaveFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

const noop = () => {};

const inPlace = { beforeEach: showInPlace, play: leaveFocus };

/** A dialog, named by its button or action, below the lists that offer it. */
function DialogIn({ lists, name, children }: { lists: string; name: string; children: ReactNode }) {
  return (
    <figure aria-label={`${name}: ${lists}`}>
      <figcaption>{lists}</figcaption>
      {children}
    </figure>
  );
}

/** A page of dialogs, each with the lists that offer it. */
function DialogsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <CataloguePage title={title} source="Each dialog with the lists in which it is offered.">
      <div className={styles.dialogs}>{children}</div>
    </CataloguePage>
  );
}

/** Every dialog that asks before an action on one order, fully rendered. */
export const OneOrder = meta.story({
  tags: ['narrow'],
  ...inPlace,
  render: () => (
    <DialogsPage title="Confirmations of one order">
      {rows.map(({ action, tabs, title, body, confirmLabel, note, destructive }) => (
        <DialogIn key={`${action} ${note}`} name={confirmLabel} lists={titles(tabs)}>
          <ConfirmDialog
            open
            title={title}
            body={body}
            confirmLabel={confirmLabel}
            note={note}
            destructive={destructive}
            onConfirm={noop}
            onCancel={noop}
          />
        </DialogIn>
      ))}
      <figure aria-label="Anything else">
        <figcaption>Anything else</figcaption>
        <ConfirmDialog open title={defaultConfirmation} confirmLabel="Delete" onConfirm={noop} onCancel={noop} />
      </figure>
    </DialogsPage>
  ),
});

OneOrder.test('shows one dialog for each row of the table, with its question and its button', async ({ canvas }) => {
  await expect(canvas.getAllByRole('dialog')).toHaveLength(rows.length + 1);
  for (const { tabs, title, confirmLabel } of rows) {
    const figure = within(canvas.getByRole('figure', { name: `${confirmLabel}: ${titles(tabs)}` }));
    await expect(figure.getByRole('dialog', { name: title })).toBeVisible();
    await expect(figure.getByRole('button', { name: confirmLabel })).toBeVisible();
  }
});

const many = 812;
const manyRows = bulkRows.filter(({ count }) => count === many);

/** Every dialog that asks before an action on several orders, here 812, fully rendered. */
export const SeveralOrders = meta.story({
  tags: ['narrow'],
  ...inPlace,
  render: () => (
    <DialogsPage title="Confirmations of several orders">
      {manyRows.map(({ action, tabs, note }) => (
        <DialogIn key={`${action} ${note}`} name={action} lists={titles(tabs)}>
          <BulkPrompt
            plan={{ action, tab: tabs[0]?.number ?? 1, eligibleCount: many, refused: [], alreadyRunning: [] }}
            onConfirm={noop}
            onCancel={noop}
          />
        </DialogIn>
      ))}
    </DialogsPage>
  ),
});

SeveralOrders.test('shows one dialog for each bulk action and kind of undo', async ({ canvas }) => {
  await expect(canvas.getAllByRole('dialog')).toHaveLength(manyRows.length);
  for (const { action, tabs, note } of manyRows) {
    const figure = within(canvas.getByRole('figure', { name: `${action}: ${titles(tabs)}` }));
    await expect(figure.getByText(note)).toBeVisible();
    await expect(figure.getByRole('button', { name: bulkButtonLabel(action, many) })).toBeVisible();
  }
});

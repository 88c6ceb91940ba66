import {
  checkWorkflow,
  conflictsWith,
  emptyWorkflow,
  isSameDefinition,
  type Workflow,
  type WorkflowDefinition,
} from '@hub/domain/workflows';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tabs } from '@hub/domain/orders';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { overflowProblems } from '../../testing/overflowProblems.ts';
import { savedWorkflows, storyContext, storyPaths } from '../workflowListFixtures.ts';
import { storyOrderPath } from '../workflowsFixtures.ts';
import type { MatchedOrders } from './PreviewCard.tsx';
import { WorkflowBuilderScreen, type WorkflowBuilderScreenProps } from './WorkflowBuilderScreen.tsx';
import { toDefinition, toDraft } from './WorkflowDraft.ts';

/** Keeps the draft in state and validates it, as the app does. */
function Builder(props: WorkflowBuilderScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  const [isSubmitted, setSubmitted] = useState(props.isSubmitted);
  const definition = toDefinition(draft);
  return (
    <WorkflowBuilderScreen
      {...props}
      draft={draft}
      problems={checkWorkflow(definition, storyContext, ['Taken'])}
      isSubmitted={isSubmitted}
      isDirty={props.saved === null || !isSameDefinition(definition, props.saved)}
      conflicts={conflictsWith(definition, props.saved?.workflowId ?? null, savedWorkflows, storyContext)}
      onChange={(next) => {
        setDraft(next);
        props.onChange(next);
      }}
      onSave={() => {
        setSubmitted(true);
        props.onSave();
      }}
    />
  );
}

const germany: WorkflowDefinition = {
  name: 'German orders to Rotterdam',
  trigger: 'orderArrives',
  match: 'all',
  groups: [
    {
      match: 'all',
      conditions: [
        { field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'GBP' },
        { field: 'country', operator: 'isOneOf', values: ['Germany'] },
      ],
    },
  ],
  actions: [
    { type: 'routeToLocation', locationId: '2' },
    { type: 'review', reason: 'Large order to Germany' },
  ],
};
const saved: Workflow = {
  ...germany,
  workflowId: '7',
  version: 3,
  isActive: false,
  savedAt: '2026-11-18T09:30:00Z',
  savedBy: 'Ana Souza',
};

const matched: MatchedOrders = {
  examined: 2_000,
  matched: 214,
  orders: Array.from({ length: 50 }, (_, index) => ({
    orderId: String(5_000 - index),
    orderName: `#${5_000 - index}`,
    customerName: index % 3 === 0 ? '' : `Customer ${12_700 - index}`,
    createdAt: '2026-11-19T10:00:00Z',
    isOpen: index < 4,
  })),
};

const props: WorkflowBuilderScreenProps = {
  saved: null,
  paths: storyPaths,
  draft: toDraft(germany),
  context: storyContext,
  suggestions: {
    countries: ['United Kingdom', 'Germany', 'France'],
    shippingMethods: ['Standard', 'Express'],
    tags: ['wholesale'],
    bundles: ['TEA-SET'],
    collections: ['Christmas', 'Kitchen'],
    packages: [],
  },
  problems: [],
  isSubmitted: false,
  isDirty: true,
  conflicts: [],
  others: savedWorkflows,
  preview: { state: 'ready', value: matched },
  isPreviewOutdated: false,
  timeZone: 'Europe/London',
  orderPath: storyOrderPath(tabs.all),
  disabledReason: null,
  applyDisabledReason: null,
  running: null,
  saving: null,
  failure: null,
  upgradePath: '/app/settings/billing',
  onChange: fn(),
  onSave: fn(),
  onSwitch: fn(),
  onDiscard: fn(),
  onApply: fn(),
};

const meta = preview.meta({
  component: WorkflowBuilderScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Builder {...args} />,
});

type Canvas = ReturnType<typeof within>;
const condition = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const sentence = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'In one sentence' })).getByText(/^(?:When|Before)/).textContent;

export const Default = meta.story();

Default.test('sums itself up in one sentence', async ({ canvas }) => {
  await expect(sentence(canvas)).toBe(
    'When an order arrives, if the total is more than £500.00 and the country is Germany, route it to Rotterdam and ' +
      'send it to review (Large order to Germany).',
  );
});

Default.test('shows what it would have done, with links to the orders', async ({ canvas, args, userEvent }) => {
  const figure = canvas.getByText('Would have matched 214 of the last 2,000 orders.');
  await expect(figure).toBeVisible();
  // Screen readers announce its changes.
  await expect(figure.closest('[role="status"]')).not.toBeNull();
  await expect(canvas.getByRole('link', { name: '#5000' })).toHaveAttribute('href', '/app/list/1?order=5000');
  await expect(canvas.getByText('and 206 more')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Apply to open orders' }));
  await expect(args.onApply).toHaveBeenCalledOnce();
});

Default.test('lists conflicts with the active workflows before it is saved', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: 'With your other workflows' }));
  await expect(card.getByRole('link', { name: 'Hold large orders' })).toHaveAttribute('href', storyPaths.edit('1'));
});

/** A merchant starts a new workflow from scratch. */
export const Blank = meta.story({ args: { draft: toDraft(emptyWorkflow()), preview: null } });

Blank.test('marks nothing as wrong before the focus has left it', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
  await expect(canvas.getByText('Finish the conditions to see which orders match.')).toBeVisible();
});

Blank.test('says what a field needs once the focus has left it, and not before', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
  await userEvent.tab();
  await expect(await canvas.findByText('Enter a name.')).toBeVisible();
  await expect(canvas.queryByText('Enter an amount.')).toBeNull();
  await userEvent.click(canvas.getByRole('textbox', { name: /^Order total/ }));
  await userEvent.tab();
  await userEvent.tab();
  await expect(await canvas.findByText('Enter an amount.')).toBeVisible();
});

Blank.test('shows everything that is missing on Save, and focuses the first', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  for (const text of ['Enter a name.', 'Enter an amount.', 'Add at least one action.'])
    await expect(await canvas.findByText(text)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

Blank.test(
  'can be written by keyboard: two conditions, an action, and the sentence follows',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Germany');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Order total/ }), '1,000.5');
    canvas.getByRole('button', { name: 'Add condition' }).focus();
    await userEvent.keyboard('{Enter}');
    const second = condition(canvas, 'Condition 2');
    await expect(second.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Field' }), 'Country');
    await userEvent.type(second.getByRole('combobox', { name: 'Country' }), 'Germany{Enter}France{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action to add' }), 'Put on hold');
    canvas.getByRole('button', { name: 'Add action' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('Check{Tab}36');
    await expect(sentence(canvas)).toBe(
      'When an order arrives, if the total is more than £1,000.50 and the country is one of Germany or France, put it ' +
        'on hold for 36 hours (Check).',
    );
  },
);

Blank.test(
  'passes the focus on when conditions are removed, and runs for every order without any',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition: Condition 2' }));
    await expect(canvas.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition: Condition 1' }));
    await expect(canvas.getByText('Without a condition it runs for every order.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add condition' })).toHaveFocus();
  },
);

Blank.test('joins groups by any or all', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Order total/ }), '500');
  await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
  const second = condition(canvas, 'Group 2');
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Field' }), 'Units');
  await userEvent.type(second.getByRole('textbox', { name: /^Units/ }), '5');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Between groups' }), 'One group has to be true');
  await expect(sentence(canvas)).toMatch(/if the total is more than £500\.00 or the number of units is more than 5,/);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove group 1' }));
  await expect(canvas.queryByRole('combobox', { name: 'Between groups' })).toBeNull();
});

const skus: WorkflowDefinition = {
  ...germany,
  groups: [{ match: 'all', conditions: [{ field: 'sku', operator: 'includesAny', values: ['85123A'] }] }],
};

/** A condition compares with hundreds of SKUs. */
export const ManySkus = meta.story({ args: { draft: toDraft(skus) } });

ManySkus.test('adds a pasted column at once, each SKU once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'SKU' }));
  await userEvent.paste(
    Array.from({ length: 1_200 }, (_, index) => `SKU-${index}`)
      .concat('85123a')
      .join('\n'),
  );
  await expect(canvas.getByText('Added 1,200. 1 was there already.')).toBeVisible();
  await expect(canvas.getByText('and 1,177 more')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove 85123A' }));
  await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
  await expect(sentence(canvas)).toContain('if the order includes any of …');
});

ManySkus.test('adds what was typed when the focus leaves the field', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), '22423');
  await userEvent.tab();
  await expect(sentence(canvas)).toContain('includes any of 85123A or 22423');
});

/** The workflow has one value of each type. */
export const AllTypesOfValues = meta.story({
  args: {
    draft: toDraft({
      ...germany,
      groups: [
        {
          match: 'any',
          conditions: [
            { field: 'orderTotal', operator: 'between', values: [100, 500], currency: 'GBP' },
            { field: 'weight', operator: 'moreThan', values: [20] },
            { field: 'weekday', operator: 'isOneOf', values: ['Saturday', 'Sunday'] },
            { field: 'shippingMethod', operator: 'contains', values: ['Express'] },
            { field: 'tag', operator: 'isEmpty', values: [] },
            { field: 'postcode', operator: 'startsWith', values: ['BT', 'IM'] },
          ],
        },
      ],
      trigger: 'beforeShipping',
      actions: [
        { type: 'setShippingService', service: 'Tracked 24' },
        { type: 'setInsurance', amount: 750 },
        { type: 'requireSignature' },
        { type: 'setPackage', package: 'Box M' },
        { type: 'addTags', tags: ['insured'] },
      ],
    }),
  },
});

AllTypesOfValues.test(
  'shows amounts with the currency, numbers with their unit, and weekdays as checkboxes',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('GBP')).toHaveLength(3);
    await expect(canvas.getByText('kg')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }));
    await expect(sentence(canvas)).toContain('the weekday is one of Monday, Saturday or Sunday');
  },
);

AllTypesOfValues.test('says when a connected 3PL can’t be told about an action', async ({ canvas }) => {
  const untold = 'Shipbob can’t be told about this. Arrange it with the warehouse.';
  await expect(condition(canvas, 'Action 2: Insure the shipment').getByText(untold)).toBeVisible();
  await expect(condition(canvas, 'Action 3: Require a signature').getByText(untold)).toBeVisible();
  await expect(condition(canvas, 'Action 4: Set the package').getByText(untold)).toBeVisible();
  await expect(canvas.getAllByText(untold)).toHaveLength(3);
});

/** A condition uses a collection. */
export const Collection = meta.story({
  args: {
    draft: toDraft({
      ...germany,
      groups: [{ match: 'all', conditions: [{ field: 'collection', operator: 'includesAny', values: [] }] }],
    }),
  },
});

Collection.test("offers the shop's collections", async ({ canvasElement }) => {
  const offered = [...canvasElement.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  await expect(offered).toEqual(['Christmas', 'Kitchen']);
});

/** The workflow sets a package, and a connected 3PL lists its packages. */
export const ListedPackages = meta.story({
  args: {
    draft: toDraft({
      ...germany,
      trigger: 'beforeShipping',
      actions: [{ type: 'setPackage', package: 'ups / ups_letter' }],
    }),
    suggestions: {
      ...props.suggestions,
      packages: [
        { value: 'ups / ups_letter', label: 'UPS Letter' },
        { value: 'fedex / fedex_pak', label: 'FedEx Pak' },
      ],
    },
  },
});

ListedPackages.test('offers the packages by name, and takes any other', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Package' });
  await expect(input).toHaveAccessibleDescription('UPS Letter');
  const offered = [...(input.list?.options ?? [])].map((option) => option.label);
  await expect(offered).toEqual(['UPS Letter', 'FedEx Pak']);
  await userEvent.type(input, '2');
  const value = { type: 'setPackage', package: 'ups / ups_letter2' };
  await expect(args.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ actions: [expect.objectContaining({ value })] }),
  );
});

/** The workflow adds and swaps items. */
export const ChangedItems = meta.story({
  args: {
    draft: toDraft({
      ...germany,
      actions: [
        { type: 'addItem', sku: 'SAMPLE-1', quantity: 1 },
        { type: 'swapItem', sku: '22423', newSku: '22424' },
      ],
    }),
  },
});

ChangedItems.test('says in the sentence what is added and swapped', async ({ canvas, userEvent }) => {
  await expect(sentence(canvas)).toContain('add 1 × SAMPLE-1 unless it has it and swap 22423 for 22424');
  const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '0');
  await expect(sentence(canvas)).toContain('add 0 × SAMPLE-1');
});

AllTypesOfValues.test('moves actions by keyboard, and keeps the focus', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Move down Insure the shipment' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('group', { name: 'Action 3: Insure the shipment' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Move down Insure the shipment' })).toHaveFocus();
});

AllTypesOfValues.test('rejects an ambiguous number, and keeps it as typed', async ({ canvas, userEvent }) => {
  const weight = canvas.getByRole('textbox', { name: /^Weight/ });
  await userEvent.clear(weight);
  await userEvent.type(weight, '1,5');
  await userEvent.tab();
  await userEvent.tab();
  await expect(await canvas.findByText('Enter a number.')).toBeVisible();
  await expect(weight).toHaveValue('1,5');
});

/** The field of a condition, a location and a currency no longer exist. */
export const SomethingIsGone = meta.story({
  args: {
    saved: { ...saved, isActive: true },
    isSubmitted: true,
    draft: toDraft({
      ...germany,
      groups: [
        {
          match: 'all',
          conditions: [
            { field: 'margin', operator: 'moreThan', values: [5] },
            { field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'EUR' },
          ],
        },
      ],
      actions: [{ type: 'routeToLocation', locationId: '99' }],
    }),
  },
});

SomethingIsGone.test('names each at its control', async ({ canvas }) => {
  await expect(canvas.getByText(/^The field “margin” no longer exists/)).toBeVisible();
  await expect(canvas.getByText(/^This amount is in EUR, but your store sells in GBP/)).toBeVisible();
  await expect(canvas.getByText('This location is no longer available. Choose another.')).toBeVisible();
  await expect(condition(canvas, 'Condition 1').getByRole('combobox', { name: 'Field' })).toBeInvalid();
});

SomethingIsGone.test('uses the store’s currency once the amount is typed again', async ({ canvas, userEvent }) => {
  const total = canvas.getByRole('textbox', { name: /^Order total/ });
  await userEvent.clear(total);
  await userEvent.type(total, '450');
  await expect(canvas.queryByText(/^This amount is in EUR/)).toBeNull();
});

export const Saved = meta.story({ args: { saved } });

Saved.test('has nothing to save, and can be switched on', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'There are no changes to save.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
  await expect(args.onSwitch).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Versions' })).toHaveAttribute('href', storyPaths.versions('7'));
});

/** An active workflow is open and unchanged. */
export const SavedAndOn = meta.story({ args: { saved: { ...saved, isActive: true } } });

SavedAndOn.test('must be saved before it can be switched off, if it has changes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
  await expect(canvas.getByRole('button', { name: 'Switch off' })).toHaveAccessibleDescription(
    'Save your changes first.',
  );
  await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
});

/** For staff who may edit workflows, but not orders. */
export const CannotApply = meta.story({
  args: { saved, applyDisabledReason: 'You need edit permission for Dashboard to do this.' },
});

CannotApply.test('says below the button why it cannot be applied', async ({ canvas }) => {
  await expect(canvas.getByText('You need edit permission for Dashboard to do this.', { selector: 'p' })).toBeVisible();
});

export const Saving = meta.story({ args: { running: 'save' } });

Saving.test('shows a busy button, and saves nothing twice', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('button', { name: /Save$/ })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Save and switch on' }));
  await expect(args.onSwitch).not.toHaveBeenCalled();
});

export const SaveError = meta.story({
  args: { failure: { message: 'We can’t reach the server. Check your connection and try again.' } },
});

SaveError.test('says why, and keeps what was written', async ({ canvas }) => {
  await expect(canvas.getByText(/^We can’t reach the server/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(germany.name);
});

/** The plan’s limit of active workflows is reached. */
export const PlanIsFull = meta.story({
  args: {
    saved,
    failure: {
      message: 'Your plan runs 5 workflows at a time. Switch one off, or upgrade to Elite to run any number.',
      isOfPlan: true,
    },
  },
});

PlanIsFull.test('links to Elite', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See the Elite plan' })).toBeVisible();
});

/** A condition was changed, and the preview is being updated. */
export const PreviewUpdating = meta.story({
  args: { preview: { state: 'ready', value: matched, isRefreshing: true }, isPreviewOutdated: true },
});

PreviewUpdating.test('keeps the previous figure, and marks it', async ({ canvas }) => {
  await expect(canvas.getByText('Updating…')).toBeVisible();
  await expect(canvas.getByText(/^Would have matched 214/)).toBeVisible();
});

export const PreviewError = meta.story({
  args: { preview: { state: 'failed', message: 'The server had a problem. Try again in a moment.', onRetry: fn() } },
});

PreviewError.test('keeps the form working', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
});

/** No past order meets the conditions. */
export const NothingMatches = meta.story({
  args: { preview: { state: 'ready', value: { examined: 2_000, matched: 0, orders: [] } } },
});

NothingMatches.test('says so, and offers nothing to apply', async ({ canvas }) => {
  await expect(canvas.getByText('Would have matched 0 of the last 2,000 orders.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Apply to open orders' })).toBeNull();
});

const noPermission = 'You need edit permission for Workflows to do this.';

export const ViewOnly = meta.story({
  args: { saved, disabledReason: noPermission, applyDisabledReason: noPermission },
});

ViewOnly.test('is read-only, and shows the preview', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.getByText(noPermission, { selector: 'h2, p' })).toBeVisible();
  await expect(canvas.getByText('the country is Germany')).toBeVisible();
  await expect(canvas.getByText(/^Would have matched 214/)).toBeVisible();
});

export const OnAPhone = meta.story({ ...on490px, args: { draft: toDraft(germany), isSubmitted: true } });

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const LongNames = meta.story({
  ...on320px,
  args: {
    saved: { ...saved, name: hostileTexts.longWord, savedBy: hostileTexts.arabic },
    draft: toDraft({
      ...germany,
      name: hostileTexts.longWord,
      groups: [
        { match: 'all', conditions: [{ field: 'tag', operator: 'includesAny', values: [hostileTexts.longWord] }] },
      ],
    }),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('region', { name: 'In one sentence' }));
  await expect(overflowProblems(canvas.getByRole('region', { name: 'Only if' }))).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

import type { RoutingRule } from '@hub/domain/routing';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready, storyPageHeader } from '../fulfillmentFixtures.ts';
import { routingLocations, routingRules, savedRouting } from '../routingFixtures.ts';
import { RoutingRulesScreen, type RoutingRulesScreenProps } from './RoutingRulesScreen.tsx';
import type { SimulatedRouting } from './RoutingSimulationCard.tsx';

/** Cell texts of the table with this name, row by row, header first. */
function tableRows(canvas: ReturnType<typeof within>, name: string): readonly (readonly string[])[] {
  return within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** Keeps changes in state, as the app does. */
function EditableScreen(props: RoutingRulesScreenProps) {
  const [draft, setDraft] = useState({ value: props.value, isDirty: props.isDirty });
  const [openRule, setOpenRule] = useState(props.openRule);
  return (
    <RoutingRulesScreen
      {...props}
      {...draft}
      openRule={openRule}
      onChange={(rules) => {
        props.onChange(rules);
        setDraft({ value: rules, isDirty: true });
      }}
      onOpenRule={setOpenRule}
      onAdd={() => {
        props.onAdd();
        const added = { ruleId: 'new', name: '', isActive: true, countries: [], locationIds: [], preferences: [] };
        setDraft({ value: [...(draft.value ?? []), { ...added, maySplit: true }], isDirty: true });
        setOpenRule('new');
      }}
    />
  );
}

const simulated: SimulatedRouting = {
  before: {
    orders: 1_987,
    share: new Map([
      ['1', 1_500],
      ['2', 480],
      ['3', 150],
    ]),
    split: 143,
    short: 31,
    review: 0,
    boxes: 2_130,
  },
  after: {
    orders: 1_987,
    share: new Map([
      ['1', 1_290],
      ['2', 480],
      ['3', 395],
    ]),
    split: 178,
    short: 31,
    review: 2,
    boxes: 2_165,
  },
  countedSkus: 3_211,
};
const idle: RoutingRulesScreenProps['simulation'] = {
  result: null,
  isStale: false,
  count: 2_000,
  onCount: fn(),
  onRun: fn(),
};

const props: RoutingRulesScreenProps = {
  pageHeader: storyPageHeader('order-routing'),
  locations: ready(routingLocations),
  saved: ready(savedRouting),
  value: routingRules,
  isDirty: false,
  openRule: null,
  disabledReason: null,
  isSaving: false,
  newer: null,
  simulation: idle,
  onChange: fn(),
  onOpenRule: fn(),
  onAdd: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  component: RoutingRulesScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

type Canvas = ReturnType<typeof within>;
const namesIn = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Order routing' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const lastRules = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as RoutingRule[];

export const Default = meta.story();

Default.test('sums up each rule in one sentence, and says why a rule is never used', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Orders to Germany, France, Netherlands and 2 more ship from any location, preferably from Rotterdam (EU), then ' +
        'Northampton warehouse, and are never split.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText(/^Never used: “Everything else” above decides for every country/)).toBeVisible();
  await expect(canvas.getByText('Version 2, saved by Robin Carter')).toBeVisible();
});

Default.test('keeps the focus on the button when a rule is moved by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Move up Ireland' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(namesIn(canvas)).toEqual(['EU orders from Rotterdam', 'Ireland', 'Everything else']);
  await expect(canvas.getByRole('button', { name: 'Move up Ireland' })).toHaveFocus();
  await expect(canvas.getByText(/switched off, so its orders wait for review/)).toBeVisible();
});

Default.test(
  'focuses the name of a new rule by keyboard, and announces what is wrong with it',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add rule' }).focus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await expect(canvas.getByRole('button', { name: 'Move up New rule' })).toBeVisible();
  },
);

Default.test(
  'focuses the next rule after a removal by keyboard, and finally “Add rule”',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove EU orders from Rotterdam' }).focus();
    for (const [next, button] of [
      ['Everything else', 'Edit Everything else'],
      ['Ireland', 'Edit Ireland'],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: button })).toHaveFocus();
      canvas.getByRole('button', { name: `Remove ${next}` }).focus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add rule' })).toHaveFocus();
  },
);

Default.test('moves a rule below the last one by its handle', async ({ canvas }) => {
  const rows = within(canvas.getByRole('list', { name: 'Order routing' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset.id !== undefined);
  const handle = rows[0]?.querySelector('[title^="Drag"]');
  const target = rows[2]?.getBoundingClientRect();
  if (!handle || !target) throw new TypeError('There is no such row.');
  handle.setPointerCapture = () => undefined;
  const pointer = { bubbles: true, cancelable: true, pointerId: 1, button: 0, clientY: target.bottom - 2 };
  handle.dispatchEvent(new PointerEvent('pointerdown', pointer));
  await new Promise(requestAnimationFrame);
  handle.dispatchEvent(new PointerEvent('pointermove', pointer));
  await new Promise(requestAnimationFrame);
  handle.dispatchEvent(new PointerEvent('pointerup', pointer));
  await waitFor(() => expect(namesIn(canvas)).toEqual(['Everything else', 'Ireland', 'EU orders from Rotterdam']));
});

Default.test('has nothing to save without changes', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('switch', { name: 'Ireland' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

/** The editor of the first rule is open. */
export const Editing = meta.story({ args: { openRule: 'eu' } });

Editing.test('ranks its locations by buttons', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move down Rotterdam (EU)' }));
  await expect(lastRules(args.onChange)[0]?.preferences).toEqual([{ type: 'ranked', locationIds: ['1', '3'] }]);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add location' }), 'Leeds overflow');
  await expect(lastRules(args.onChange)[0]?.preferences).toEqual([{ type: 'ranked', locationIds: ['1', '3', '2'] }]);
});

Editing.test(
  'adds a preference only once, and limits a rule to some of the locations',
  async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add preference' }), 'Has the most stock');
    await expect(
      within(canvas.getByRole('combobox', { name: 'Add preference' })).queryByText('Has the most stock'),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds overflow' }));
    await expect(lastRules(args.onChange)[0]).toMatchObject({
      locationIds: ['2'],
      preferences: [{ type: 'ranked' }, { type: 'mostStock' }],
    });
    await expect(
      canvas.getByText('This rule does not ship from Rotterdam (EU), so it cannot be ranked.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Editing.test(
  'keeps the focus in the ranking when a location is moved or removed by keyboard',
  async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Move down Rotterdam (EU)').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Move down Rotterdam (EU)')).toHaveFocus();
    button('Remove Rotterdam (EU)').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Remove Northampton warehouse')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Add location' })).toHaveFocus();
  },
);

Editing.test('announces what is wrong with a choice along with it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds overflow' }));
  await expect(canvas.getByRole('group', { name: 'Preferred, in this order' })).toHaveAccessibleDescription(
    /This rule does not ship from Rotterdam \(EU\), so it cannot be ranked\.$/,
  );
});

/** A location that a rule names was removed from the store. */
export const GoneLocation = meta.story({
  args: { locations: ready(routingLocations.slice(0, 2)), openRule: 'ireland' },
});

GoneLocation.test('says so, and lets the rule be fixed', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getAllByText(/deleted location|no longer there/i).length).toBeGreaterThan(1);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Deleted location' }));
  await expect(lastRules(args.onChange)[2]?.locationIds).toEqual([]);
});

/** The changed rules were simulated. */
export const Simulated = meta.story({
  args: { isDirty: true, simulation: { ...idle, result: ready(simulated) } },
});

Simulated.test('announces the end of the simulation', async ({ canvas }) => {
  await expect(canvas.getByText('Simulated 1,987 past orders.').closest('[role="status"]')).not.toBeNull();
});

Simulated.test('shows before and after side by side, with the difference', async ({ canvas }) => {
  await expect(tableRows(canvas, 'What it would have done')).toEqual([
    ['Orders', 'Saved rules', 'Your changes', 'Difference'],
    ['Orders routed', '1,987', '1,987', '0'],
    ['Northampton warehouse', '1,500', '1,290', '−210'],
    ['Leeds overflow', '480', '480', '0'],
    ['Rotterdam (EU)', '150', '395', '+245'],
    ['London showroom', '0', '0', '0'],
    ['Shipped from several locations', '143', '178', '+35'],
    ['Short of stock', '31', '31', '0'],
    ['Waiting for review', '0', '2', '+2'],
    ['Boxes', '2,130', '2,165', '+35'],
  ]);
  await expect(canvas.getByText(/Changes nothing\.$/)).toBeVisible();
});

/** The rules have changed since the simulation, and stock is not counted. */
export const SimulatedBefore = meta.story({
  args: {
    simulation: { ...idle, isStale: true, result: ready({ ...simulated, after: simulated.before, countedSkus: 0 }) },
  },
});

SimulatedBefore.test('says what it does not show', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^From before your last change to the rules\. Nothing changes for these orders\. No stock/),
  ).toBeVisible();
});

/** The changed rules are being tried on past orders. */
export const Simulating = meta.story({ args: { simulation: { ...idle, result: { state: 'loading' } } } });

Simulating.test('keeps the rules visible during the simulation', async ({ canvas }) => {
  await expect(namesIn(canvas)).toHaveLength(routingRules.length);
});

export const SimulationError = meta.story({ args: { simulation: { ...idle, result: failed } } });

SimulationError.test('says so only in the simulation, with Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(namesIn(canvas)).toHaveLength(routingRules.length);
});

/** Someone else saved newer rules. */
export const Outdated = meta.story({
  args: {
    isDirty: true,
    newer: { ...savedRouting, rules: routingRules.slice(1, 2), version: 3, savedBy: 'Ana Souza' },
  },
});

Outdated.test('shows the newer rules in words', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Ana Souza saved newer routing rules while you were editing.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

export const Saving = meta.story({ args: { isDirty: true, isSaving: true } });

Saving.test('sends nothing on a second press', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const ViewOnly = meta.story({ args: { disabledReason: 'You need edit permission for Locations to do this.' } });

ViewOnly.test('shows the rules without any controls to change them', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^(Edit|Remove|Move|Save|Add)/ })).toBeNull();
  await expect(canvas.getByRole('switch', { name: 'Ireland' })).toHaveAttribute('aria-disabled', 'true');
});

export const Loading = meta.story({ args: { saved: { state: 'loading' }, locations: { state: 'loading' } } });

Loading.test('shows the title before the rules load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('switch')).toBeNull();
});

export const Error = meta.story({ args: { saved: failed, locations: failed } });

Error.test('shows one banner for the shared error', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

/** The shop has no rules yet. */
export const Empty = meta.story({
  args: { saved: ready({ rules: [], version: 0, savedAt: null, savedBy: null }), value: [], isDirty: false },
});

Empty.test('says what happens without rules', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/^No rules yet: new orders aren’t routed/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});

const hostile = hostileNames.map((name, index): RoutingRule => ({
  ruleId: String(index),
  name,
  isActive: true,
  countries: ['DE'],
  locationIds: [],
  preferences: [{ type: 'ranked', locationIds: hostileNames.map((_, at) => String(at)) }],
  maySplit: true,
}));
const hostileLocations = hostileNames.map((name, index) => ({
  ...(routingLocations[0] as (typeof routingLocations)[number]),
  locationId: String(index),
  name,
}));

/** Long and unusual names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    locations: ready(hostileLocations),
    value: hostile,
    isDirty: true,
    openRule: '0',
    simulation: { ...idle, result: ready(simulated) },
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

import { newShipPolicy, type SavedShipPolicy, type ShipPolicy, type ShipPolicyInStore } from '@hub/domain/shopSettings';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { failed, ready } from '../testing/loadables.ts';
import { storyPageHeader } from './settingsFixtures.ts';
import { WhatMayShipScreen, type WhatMayShipScreenProps } from './WhatMayShipScreen.tsx';

/** Keeps entered values in state, as the app does. */
function EditableScreen(props: WhatMayShipScreenProps) {
  const [policy, setPolicy] = useState(props.value);
  const [isDirty, setDirty] = useState(props.isDirty);
  return (
    <WhatMayShipScreen
      {...props}
      value={policy}
      isDirty={isDirty}
      onChange={(next) => {
        props.onChange(next);
        setPolicy(next);
        setDirty(true);
      }}
    />
  );
}

const saved: SavedShipPolicy = {
  ...newShipPolicy,
  unpaidTags: ['invoice', 'net 30'],
  unpaidMethods: ['Cash on Delivery (COD)'],
  whenRisky: 'hold',
  otherMethods: ['LOCAL'],
  version: 4,
  savedAt: '2026-11-18T10:00:00Z',
  savedBy: 'Robin Carter',
};

const loaded: ShipPolicyInStore = {
  saved,
  installedAt: '2026-11-20T08:00:00Z',
  locations: [
    { locationId: '72001', name: 'Northampton warehouse' },
    { locationId: '72002', name: 'Leeds overflow' },
  ],
  ordersBefore: 712,
};

const props: WhatMayShipScreenProps = {
  pageHeader: storyPageHeader('What may ship'),
  loaded: ready(loaded),
  value: saved,
  timeZone: 'Europe/London',
  isDirty: false,
  isSaving: false,
  newer: null,
  disabledReason: null,
  holdPath: '/app/dashboard-v0/holdorders?period=all',
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  component: WhatMayShipScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

const lastChange = (args: WhatMayShipScreenProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ShipPolicy | undefined;

export const Default = meta.story();

Default.test('says how many older orders wait, and where they are', async ({ canvas }) => {
  await expect(
    canvas.getByText('712 open orders from before 2026-11-20 will not be sent unless you choose them.', {
      exact: false,
    }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See them on Hold' })).toBeVisible();
});

Default.test('sets one setting per choice', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Wait until the payment is captured' }));
  const choose = async (group: RegExp, choice: string) =>
    userEvent.click(within(canvas.getByRole('group', { name: group })).getByRole('radio', { name: choice }));
  await choose(/advises against/, 'Ship it');
  await choose(/disputes the payment/, 'Put it on Hold');
  await userEvent.click(canvas.getByRole('radio', { name: 'Send them to a 3PL’s sandbox account' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Pickup in store' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Ship unpaid orders with these tags' }), ', wholesale');
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Ship unpaid orders with these payment methods' }),
    ', Bank Deposit',
  );
  await userEvent.click(canvas.getByRole('radio', { name: 'Ship them. The customer pays later.' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Only these locations' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds overflow' }));
  await expect(lastChange(args)).toMatchObject({
    whenAuthorized: 'wait',
    whenRisky: 'off',
    whenDisputed: 'hold',
    whenTest: 'sandbox',
    otherMethods: ['LOCAL', 'PICK_UP'],
    unpaidTags: ['invoice', 'net 30', ' wholesale'],
    unpaidMethods: ['Cash on Delivery (COD)', ' Bank Deposit'],
    whenOnTerms: 'release',
    locations: ['72001'],
  });
});

Default.test("starts the first day at midnight in the shop's zone", async ({ canvas, args, userEvent }) => {
  const day = canvas.getByLabelText('Ship orders placed on or after');
  await expect(day).toHaveAccessibleDescription(/Empty means 2026-11-20/);
  await expect(day).toHaveValue('');
  await userEvent.type(day, '2026-07-01');
  await expect(lastChange(args)).toMatchObject({ goLiveAt: '2026-06-30T23:00:00.000Z' });
  await userEvent.clear(day);
  await expect(lastChange(args)).toMatchObject({ goLiveAt: null });
});

Default.test('saves nothing before a change', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Local delivery' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

/** Every location was switched off. */
export const NoLocation = meta.story({ args: { value: { ...saved, locations: [] }, isDirty: true } });

NoLocation.test('does not save and says why', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getAllByText('Choose at least one location.')[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** Someone else saved newer rules in the meantime. */
export const Refused = meta.story({
  args: { isDirty: true, newer: { ...saved, whenAuthorized: 'wait', version: 5, savedBy: 'Ana Souza' } },
});

Refused.test('shows the newer rules, and lets the person keep either', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Ana Souza saved newer shipping rules while you were editing.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
});

export const Saving = meta.story({ args: { isDirty: true, isSaving: true } });

Saving.test('sends nothing on a second press', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const ViewOnly = meta.story({
  args: {
    disabledReason: 'You need edit permission for Store Settings to do this.',
    value: { ...saved, locations: ['72002'] },
  },
});

ViewOnly.test('shows the rules as text and says why', async ({ canvas }) => {
  await expect(canvas.getByText('You need edit permission for Store Settings to do this.')).toBeVisible();
  await expect(canvas.getByText('Put it on Hold')).toBeVisible();
  await expect(canvas.getByText('Cash on Delivery (COD)')).toBeVisible();
  await expect(canvas.getByText('Wait until they are paid')).toBeVisible();
  await expect(canvas.getByText('Leeds overflow')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The shop's rules were never saved, and there are no older orders. */
export const Unsaved = meta.story({
  args: {
    value: newShipPolicy,
    loaded: ready({
      ...loaded,
      saved: { ...newShipPolicy, version: 0, savedAt: null, savedBy: null },
      ordersBefore: 0,
    }),
  },
});

Unsaved.test('does not mention older orders', async ({ canvas }) => {
  await expect(canvas.queryByText(/will not be sent/)).toBeNull();
});

export const Loading = meta.story({ args: { loaded: { state: 'loading' }, value: null } });

Loading.test('shows the title before the rules load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

export const Error = meta.story({ args: { loaded: failed, value: null } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** A location has a long name, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    loaded: ready({ ...loaded, locations: [{ locationId: '72001', name: hostileTexts.longWord }] }),
    value: { ...saved, locations: ['72001'] },
    isDirty: true,
    newer: { ...saved, savedBy: hostileTexts.arabic },
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

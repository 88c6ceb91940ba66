import { newShopSettings, type SavedShopSettings, type ShopSettings } from '@hub/domain/shopSettings';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready } from '../../testing/loadables.ts';
import { storyPageHeader } from '../inventoryFixtures.ts';
import { UniversalSettingsScreen, type UniversalSettingsScreenProps } from './UniversalSettingsScreen.tsx';

/** Keeps entered values in state, as the app does. */
function EditableScreen(props: UniversalSettingsScreenProps) {
  const [settings, setSettings] = useState(props.value);
  const [isDirty, setDirty] = useState(props.isDirty);
  return (
    <UniversalSettingsScreen
      {...props}
      value={settings}
      isDirty={isDirty}
      onChange={(next) => {
        props.onChange(next);
        setSettings(next);
        setDirty(true);
      }}
    />
  );
}

const saved: SavedShopSettings = {
  ...newShopSettings,
  defaultWeight: 0.25,
  defaultPackage: 'Small carton',
  whenMissing: { address: 'review', shippingMethod: 'review', weight: 'send' },
  releaseBackOrders: 'whole',
  version: 4,
  savedAt: '2026-11-18T10:00:00Z',
  savedBy: 'Robin Carter',
};

const props: UniversalSettingsScreenProps = {
  pageHeader: storyPageHeader('universal-settings'),
  loaded: ready({ saved, ordersMissing: { address: 0, shippingMethod: 12, weight: 1 } }),
  value: saved,
  isDirty: false,
  isSaving: false,
  newer: null,
  disabledReason: null,
  mappingPath: '/app/fulfillment/shipping-mapping',
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  component: UniversalSettingsScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

const lastChange = (args: UniversalSettingsScreenProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ShopSettings | undefined;

export const Default = meta.story();

Default.test('shows how many open orders lack something beside what happens to them', async ({ canvas }) => {
  await expect(canvas.getByText('12 open orders have none now.', { exact: false })).toBeVisible();
  await expect(canvas.getByText('All open orders have it.')).toBeVisible();
  await expect(canvas.getByText('The default weight is used instead.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open Shipping mapping' })).toBeVisible();
  await expect(canvas.getByText('Version 4, saved by Robin Carter')).toBeVisible();
});

Default.test('saves nothing before a change', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('switch', { name: 'Pack orders together' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(lastChange(args)).toMatchObject({ combineOrders: false });
});

Default.test(
  'shows the same weight in another unit, and stores it in kilograms',
  async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Weight unit' }), 'g');
    const weight = canvas.getByRole('textbox', { name: /^Default weight/ });
    await expect(weight).toHaveValue('250');
    await userEvent.clear(weight);
    await userEvent.type(weight, '1,5');
    await expect(weight).toHaveValue('1,5');
    await expect(lastChange(args)).toMatchObject({ weightUnit: 'g', defaultWeight: 0.0015 });
    await userEvent.clear(weight);
    await expect(lastChange(args)).toMatchObject({ defaultWeight: null });
  },
);

Default.test('says that a weight is not a number, and does not save it', async ({ canvas, args, userEvent }) => {
  const weight = canvas.getByRole('textbox', { name: /^Default weight/ });
  await userEvent.clear(weight);
  await userEvent.type(weight, 'heavy');
  await expect(weight).toHaveValue('heavy');
  await expect(weight).toHaveAccessibleDescription(expect.stringContaining('Enter a number, like 0.25'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

Default.test('sets one setting per choice', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Release what is in stock, and the rest when it arrives' }));
  await expect(lastChange(args)).toMatchObject({ releaseBackOrders: 'partly' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Complete address' }), 'send');
  await expect(lastChange(args)?.whenMissing).toEqual({ address: 'send', shippingMethod: 'review', weight: 'send' });
});

/** Every field has a mistake. */
export const Wrong = meta.story({
  args: {
    isDirty: true,
    value: { ...saved, defaultWeight: 2_000, defaultPackage: 'x'.repeat(120), lowStockThreshold: Number.NaN },
  },
});

Wrong.test('says what is wrong with each field', async ({ canvas }) => {
  const weight = canvas.getByRole('textbox', { name: /^Default weight/ });
  await expect(weight).toHaveAccessibleDescription(expect.stringContaining('Enter 1000 kg or less.'));
  await expect(canvas.getByText('Use 100 characters or fewer.')).toBeVisible();
  await expect(canvas.getByText('Enter a whole number of units, 0 or more.')).toBeVisible();
});

/** Someone else saved a newer version. */
export const Outdated = meta.story({
  args: {
    isDirty: true,
    value: { ...saved, lowStockThreshold: 3 },
    newer: { ...saved, lowStockThreshold: 25, version: 5, savedBy: 'Ana Souza' },
  },
});

Outdated.test(
  'shows the newer version and keeps the one that the person chooses',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ana Souza saved newer universal settings while you were editing.')).toBeVisible();
    await expect(canvas.getByText('25 units or fewer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

export const Saving = meta.story({ args: { isDirty: true, isSaving: true } });

Saving.test('sends nothing on a second press', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Inventory Overview to do this.' },
});

ViewOnly.test('shows the settings as text and says why', async ({ canvas }) => {
  await expect(canvas.getByText('You need edit permission for Inventory Overview to do this.')).toBeVisible();
  await expect(canvas.getByText('Release it once everything in it is in stock')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The shop's settings were never saved. */
export const Unsaved = meta.story({
  args: {
    value: newShopSettings,
    loaded: ready({
      saved: { ...newShopSettings, version: 0, savedAt: null, savedBy: null },
      ordersMissing: { address: 0, shippingMethod: 0, weight: 0 },
    }),
  },
});

Unsaved.test('sends only an incomplete address to review by default', async ({ canvas }) => {
  for (const select of canvas.getAllByRole('combobox').slice(1)) {
    const isAddress = select === canvas.getByRole('combobox', { name: 'Complete address' });
    await expect(select).toHaveValue(isAddress ? 'review' : 'send');
  }
});

export const Loading = meta.story({ args: { loaded: { state: 'loading' }, value: null } });

Loading.test('shows the title before the settings load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

export const Error = meta.story({ args: { loaded: failed, value: null } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** A package has a long name, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: { isDirty: true, newer: { ...saved, defaultPackage: hostileTexts.longWord, savedBy: hostileTexts.arabic } },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

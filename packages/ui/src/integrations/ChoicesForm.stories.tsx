import type { ChosenValues, SavedChoices } from '@hub/domain/integrations';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px } from '../testing/hostileFixtures.ts';
import { ChoicesForm, type ChoicesFormProps, type ShownChoices } from './ChoicesForm.tsx';
import { aProvider } from './integrationFixtures.ts';

const saved: SavedChoices = {
  providerId: 'info_plus',
  account: '',
  values: {},
  version: 0,
  savedAt: null,
  savedBy: null,
};
const account: ShownChoices = {
  saved,
  accountName: '',
  choices: [
    {
      name: 'lobId',
      label: 'Line of business',
      options: [
        { value: '7', label: 'Candles' },
        { value: '8', label: 'Homeware' },
      ],
    },
    { name: 'warehouseId', label: 'Warehouse', options: [{ value: '1', label: 'Leeds' }] },
  ],
  problem: null,
  value: {},
  isDirty: false,
  isSaving: false,
  newer: null,
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};
const ready = (...accounts: ShownChoices[]): ChoicesFormProps['accounts'] => ({ state: 'ready', value: accounts });

/** Keeps the choices in state. */
function LiveForm({ accounts, ...rest }: ChoicesFormProps) {
  const [values, setValues] = useState<ChosenValues | null>(null);
  const live = (each: ShownChoices): ShownChoices => ({
    ...each,
    ...(values !== null && { value: values, isDirty: true }),
    onChange(next) {
      setValues(next);
      each.onChange(next);
    },
  });
  const shown = accounts?.state === 'ready' ? { ...accounts, value: accounts.value.map(live) } : accounts;
  return <ChoicesForm {...rest} accounts={shown} />;
}

const meta = preview.meta({
  component: ChoicesForm,
  render: (args) => <LiveForm {...args} />,
  args: {
    provider: aProvider('info_plus'),
    accounts: ready(account),
  },
});

/** Nothing is chosen yet. */
export const Default = meta.story();

Default.test('says what is missing, and saves a choice from the list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Choose a line of business and a warehouse before orders can be sent.')).toBeVisible();
  const save = canvas.getByRole('button', { name: /^Save/ });
  await expect(save).toHaveAccessibleDescription('There are no changes to save.');
  await userEvent.selectOptions(canvas.getByLabelText('Line of business'), 'Homeware');
  await expect(account.onChange).toHaveBeenLastCalledWith({ lobId: '8' });
  await userEvent.click(save);
  await expect(account.onSave).toHaveBeenCalledOnce();
});

/** A link from a waiting order led here. */
export const Targeted = meta.story({ args: { isTarget: true } });

Targeted.test('scrolls the first choice into view and focuses it', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Line of business' })).toHaveFocus();
});

/** Choices were saved, and the 3PL has since dropped one of them. */
export const Chosen = meta.story({
  args: {
    accounts: ready({
      ...account,
      saved: { ...saved, values: { lobId: '7', warehouseId: '9' }, version: 3, savedBy: 'Robin Carter' },
      value: { lobId: '7', warehouseId: '9' },
    }),
  },
});

Chosen.test('keeps a value that the 3PL no longer lists until another is chosen', async ({ canvas }) => {
  await expect(canvas.queryByText(/before orders can be sent/)).toBeNull();
  await expect(canvas.getByLabelText('Warehouse')).toHaveDisplayValue('9 (no longer listed)');
  await expect(canvas.getByText('Version 3, saved by Robin Carter')).toBeVisible();
});

/** The connection is not saved, or not enabled. */
export const NotConnected = meta.story({ args: { accounts: null } });

NotConnected.test('says what to do first while the connection is not saved and enabled', async ({ canvas }) => {
  await expect(canvas.getByText(/^Save your connection details and enable them/)).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
});

export const Loading = meta.story({ args: { accounts: { state: 'loading' } } });

Loading.test('offers nothing to choose while the 3PL is being asked', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the choices from Info Plus' })).toBeVisible();
});

const failed: ChoicesFormProps['accounts'] = { state: 'failed', message: 'The server had a problem.', onRetry: fn() };

export const Error = meta.story({ args: { accounts: failed } });

Error.test("shows the error's message with Retry", async ({ canvas }) => {
  await expect(canvas.getByText('The server had a problem.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Retry/ })).toBeVisible();
});

/** The 3PL refuses to list anything. */
export const NotListed = meta.story({
  args: {
    accounts: ready({
      ...account,
      saved: { ...saved, values: { lobId: '7' } },
      value: { lobId: '7' },
      choices: [],
      problem: 'Info Plus doesn’t accept these credentials.',
    }),
  },
});

NotListed.test('quotes the 3PL, and keeps earlier choices readable', async ({ canvas }) => {
  await expect(canvas.getByText(/Couldn’t load the choices.*doesn’t accept these credentials/)).toBeVisible();
  await expect(canvas.getByText('Not chosen')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
});

/** Someone else saved other choices. */
export const Outdated = meta.story({
  args: {
    accounts: ready({
      ...account,
      value: { lobId: '8' },
      isDirty: true,
      newer: { ...saved, values: { lobId: '7' }, version: 4, savedBy: 'Sam Okafor' },
    }),
  },
});

Outdated.test('shows both versions, and keeps the one that the person chooses', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^Sam Okafor saved newer Info Plus shipping settings/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(account.onSave).toHaveBeenCalledOnce();
  await expect(account.onDiscard).toHaveBeenCalledOnce();
});

/** There are two accounts, each with a store that may keep the default. */
export const Accounts = meta.story({
  args: {
    provider: aProvider('ship_stations'),
    accounts: ready(
      ...['East', 'West'].map((name) => ({
        ...account,
        accountName: name,
        saved: { ...saved, providerId: 'ship_stations', account: name },
        choices: [{ name: 'storeId', label: 'Store', options: [{ value: '210', label: 'Online store' }] }],
      })),
    ),
  },
});

Accounts.test('gives each account its own choices, and requires none when there is a default', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Shipstation (West)' })).toBeVisible();
  await expect(canvas.getAllByLabelText('Store')[0]).toHaveDisplayValue('Default');
  await expect(canvas.queryByText(/before orders can be sent/)).toBeNull();
});

/** One 3PL lists 500 facilities, and another lists none. */
export const ManyOptions = meta.story({
  args: {
    accounts: ready({
      ...account,
      choices: [
        {
          name: 'lobId',
          label: 'Line of business',
          options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Line ${index}` })),
        },
        { name: 'warehouseId', label: 'Warehouse', options: [] },
      ],
    }),
  },
});

ManyOptions.test('says where to add to an empty list', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Warehouse')).toHaveAccessibleDescription(/lists no warehouse\. Add one/);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    accounts: ready({
      ...account,
      saved: { ...saved, account: hostileTexts.longWord },
      choices: [{ name: 'lobId', label: 'Line of business', options: [{ value: '7', label: hostileTexts.longWord }] }],
      value: { lobId: hostileTexts.arabic },
      isDirty: true,
    }),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('region'));
});

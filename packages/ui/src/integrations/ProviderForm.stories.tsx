import {
  findProvider,
  integrationNotes,
  type Provider,
  type ProviderSettings,
  verificationText,
} from '@hub/domain/integrations';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { ProviderForm, type ProviderFormProps } from './ProviderForm.tsx';
import type { ProviderJobState } from './ProviderJobState.ts';
import { spinnerIn } from '../testing/spinnerIn.ts';

function provider(id: string): Provider {
  const found = findProvider(id);
  if (!found) throw new globalThis.Error(`No provider is called ${id}`);
  return found;
}

/** Keeps the form in state. */
function LiveForm({ settings, onChange, ...rest }: ProviderFormProps) {
  const [held, setHeld] = useState(settings);
  const change = (next: ProviderSettings) => {
    setHeld(next);
    onChange(next);
  };
  return <ProviderForm {...rest} settings={held} onChange={change} />;
}

const settings: ProviderSettings = {
  shape: 'flat',
  status: true,
  values: { domain: 'hearts.example.com', api_key: 'an-api-key' },
};
const sandboxAccount: ProviderSettings = {
  shape: 'flat',
  status: true,
  isSandbox: true,
  values: { access_token: 'a-token', shipbob_channel_id: '433344' },
};
const accounts: ProviderSettings = {
  shape: 'accounts',
  accounts: [
    { status: true, values: { name: 'East', api_key: 'key-east', api_secret: 'secret-east' } },
    { status: false, values: { name: 'West', api_key: 'key-west', api_secret: 'secret-west' } },
  ],
};
const idle: ProviderJobState = { running: null, result: null };
const noText: string | null = null;

const meta = preview.meta({
  component: ProviderForm,
  render: (args) => <LiveForm {...args} />,
  args: {
    provider: provider('info_plus'),
    settings,
    isDirty: false,
    jobState: idle,
    warning: noText,
    planNote: noText,
    verification: noText,
    onChange: fn(),
    onSave: fn(),
    onEnableAndSave: fn(),
    onTest: fn(),
    onTestOrder: fn(),
    onDiscard: fn(),
  },
});

export const Default = meta.story();

Default.test('masks a secret, and reveals it only while the person wants', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('API key');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show API key' }));
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Show API key', pressed: true }));
  await expect(field).toHaveAttribute('type', 'password');
});

Default.test('keeps secrets inside the form: no field name, no autofill, no spell checker', async ({ canvas }) => {
  const field = canvas.getByLabelText('API key');
  await expect(field).not.toHaveAttribute('name');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(field).toHaveAttribute('spellcheck', 'false');
});

Default.test(
  'toggles the Status switch (enabled/disabled) by mouse and by keyboard',
  { tags: ['§4.3'] },
  async ({ canvas, args, userEvent }) => {
    const status = canvas.getByRole('switch', { name: 'Status' });
    await expect(status).toBeChecked();
    await userEvent.click(status);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ status: false }));
    await expect(canvas.getByText('Disabled')).toBeVisible();
    await expect(status).toHaveAccessibleDescription(/^Enable to connect/);
    await userEvent.keyboard(' ');
    await expect(status).toBeChecked();
  },
);

Default.test(
  'shows an error on blur for a URL instead of a domain, fixed by one press',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Domain');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://hearts.example.com/login');
    await expect(canvas.queryByText(/full address/)).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter only the domain/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use hearts.example.com' }));
    await expect(field).toHaveValue('hearts.example.com');
    await expect(canvas.queryByText(/full address/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

Default.test(
  'warns about blank values and stray spaces, and blocks nothing',
  { tags: ['§5.1'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Domain'));
    await userEvent.type(canvas.getByLabelText('API key'), ' ');
    await userEvent.tab();
    await expect(canvas.getByText('Enter your domain.')).toBeVisible();
    await expect(canvas.getByText(/There’s a space at the start or the end/)).toBeVisible();
    await expect(canvas.getByLabelText('Domain')).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: /^Test Connection/ }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await expect(canvas.getByLabelText('API key')).toHaveValue('an-api-key');
    await expect(canvas.getByLabelText('API key')).toHaveFocus();
  },
);

/** A merchant tries the app with the 3PL's account for tests. */
export const Sandbox = meta.story({ args: { settings: { ...settings, isSandbox: true } } });

Sandbox.test('says that no real order goes to it, and becomes a normal account when unmarked', async (story) => {
  const { canvas, args, userEvent } = story;
  const mark = canvas.getByRole('checkbox', { name: 'This is a sandbox account' });
  await expect(mark).toBeChecked();
  await expect(mark).toHaveAccessibleDescription(/Real orders are never sent to it/);
  await userEvent.click(mark);
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ isSandbox: false }));
});

/** The saved account is a sandbox account, where a test order is not shipped. */
export const TestOrder = meta.story({
  args: { provider: provider('shipbob'), settings: sandboxAccount, testOrderReason: noText },
});

TestOrder.test('sends a test order', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Send test order/ }));
  await expect(args.onTestOrder).toHaveBeenCalledOnce();
});

/** The 3PL has no sandbox, or the account is not a sandbox account: a test order would be shipped. */
export const NoTestOrder = meta.story({
  args: { ...TestOrder.input.args, testOrderReason: 'Shipbob has no sandbox.' },
});

NoTestOrder.test('says why, and sends nothing', async ({ canvas, args, userEvent }) => {
  const button = canvas.getByRole('button', { name: /^Send test order/ });
  await expect(button).toHaveAccessibleDescription('Shipbob has no sandbox.');
  await userEvent.click(button);
  await expect(args.onTestOrder).not.toHaveBeenCalled();
});

/** The 3PL is accepting, showing and canceling the test order. */
export const SendingTestOrder = meta.story({
  args: { ...TestOrder.input.args, jobState: { running: { kind: 'testOrder', account: null }, result: null } },
});

SendingTestOrder.test('its button is busy, and the others say what they wait for', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
    'Wait for the test order to finish.',
  );
  await expect(spinnerIn(canvas.getByRole('button', { name: /^Send test order/ }))).toBeVisible();
});

/** After a test order that arrived and that the 3PL does not cancel. */
export const TestOrderError = meta.story({
  args: {
    ...TestOrder.input.args,
    jobState: {
      running: null,
      result: {
        kind: 'testOrder',
        account: null,
        tone: 'critical',
        message: integrationNotes.testOrderFailed,
        detail:
          'Shipbob took test order TEST-1 and calls it 9000. Shipbob didn’t cancel it: Already packed. Cancel it there.',
      },
    },
  },
});

TestOrderError.test('keeps each step’s outcome next to the buttons', async ({ canvas }) => {
  await expect(canvas.getByText('The test order didn’t work.')).toBeVisible();
  await expect(canvas.getByText(/Cancel it there\.$/)).toBeVisible();
});

/** A server that masks credentials. */
export const Masked = meta.story({
  args: { settings: { shape: 'flat', status: true, values: { domain: 'hearts.example.com', api_key: '••••••••' } } },
});

Masked.test(
  'shows a mask for a saved value; typing over it replaces all of it',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('API key');
    await expect(field).toHaveAccessibleDescription(integrationNotes.secretKept);
    await userEvent.click(field);
    await userEvent.keyboard('{End}x');
    await userEvent.tab();
    await expect(canvas.getByText(/is the hidden saved value/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the field' }));
    await userEvent.type(field, 'new');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ values: { domain: 'hearts.example.com', api_key: 'new' } }),
    );
  },
);

const disabledSettings: ProviderSettings = { ...settings, status: false };
const passedTest: ProviderJobState = {
  running: null,
  result: { kind: 'test', account: null, tone: 'success', message: 'Connection made successfully with Info Plus.' },
};

/** A test passed while Status is off. */
export const TestedWhileDisabled = meta.story({ args: { settings: disabledSettings, jobState: passedTest } });

TestedWhileDisabled.test(
  'enables and saves by one press after a passed test, and moves the focus to Save',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(integrationNotes.whileDisabled)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable and save Info Plus' }));
    await expect(args.onEnableAndSave).toHaveBeenCalledWith(null);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Save Info Plus' })).toHaveFocus();
  },
);

/** A test failed while Status is off. */
export const RefusedWhileDisabled = meta.story({
  args: {
    settings: disabledSettings,
    jobState: {
      running: null,
      result: { kind: 'test', account: null, tone: 'critical', message: 'Error while connecting with Info Plus' },
    },
  },
});

RefusedWhileDisabled.test('does not offer to enable after a failed test', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Enable and save/ })).toBeNull();
});

/**
 * The server itself connects to the 3PL: says what was verified of the connection, and what the 3PL is told of
 * workflows.
 */
export const NotVerified = meta.story({ args: { verification: verificationText(provider('info_plus')) } });

NotVerified.test('says that nothing was tried with a live account', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Not verified against the live service\. Built from Info Plus’s published/),
  ).toBeVisible();
});

NotVerified.test('says what the 3PL is told of workflows', async ({ canvas }) => {
  await expect(
    canvas.getByText(/it’s told about notes for the warehouse, a gift message and the package/),
  ).toHaveTextContent('It can’t be told about a signature on delivery and insurance.');
});

export const Saving = meta.story({
  args: { isDirty: true, jobState: { running: { kind: 'save', account: null }, result: null } },
});

Saving.test(
  'disables Test Connection and Discard changes while saving, and says why',
  { tags: ['§4.4'] },
  async ({ canvas, args, userEvent }) => {
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(spinnerIn(save)).toBeVisible();
    for (const name of [/^Test Connection/, /^Discard changes/]) {
      await expect(spinnerIn(canvas.getByRole('button', { name }))).toBeNull();
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('Wait for the save to finish.');
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onTest).not.toHaveBeenCalled();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
);

const longAgo = 0;
const onCancel = fn();
const onRetry = fn();

export const StillWaiting = meta.story({
  args: { jobState: { running: { kind: 'save', account: null, since: longAgo, onCancel, onRetry }, result: null } },
});

StillWaiting.test(
  'says after ten seconds that it is still waiting, with Cancel and Retry',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Still waiting for Info Plus')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect([onRetry, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  },
);

/** Someone else saved these settings while they were open here. */
export const ChangedElsewhere = meta.story({
  args: { isDirty: true, warning: integrationNotes.settingsChangedElsewhere },
});

ChangedElsewhere.test(
  'shows another person’s change above the fields, and keeps what is typed here',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(integrationNotes.settingsChangedElsewhere)).toBeVisible();
    await expect(canvas.getByLabelText('Domain')).toHaveValue('hearts.example.com');
    await userEvent.click(canvas.getByRole('button', { name: /^Discard changes/ }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
);

export const Error = meta.story({
  args: { settings: { shape: 'flat', status: false, values: {} }, warning: integrationNotes.settingsNotLoaded },
});

Error.test('says why the fields are empty before anyone saves over the stored values', async ({ canvas }) => {
  const warning = canvas.getByText(/didn’t load, so these fields are empty/);
  await expect(canvas.getByLabelText('Domain')).toHaveValue('');
  await expect(warning.compareDocumentPosition(canvas.getByRole('button', { name: /^Save/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

/** ShipStation has accounts with their own Status and test. */
export const Accounts = meta.story({
  name: 'Shipstation accounts',
  args: { provider: provider('ship_stations'), settings: accounts },
});

Accounts.test('appends an empty entry on "Add Account"', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Account' }));
  await expect(canvas.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'East',
    'West',
    'Account 3',
  ]);
  await expect(within(canvas.getByRole('group', { name: 'Account 3' })).getByLabelText('Account name')).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      accounts: expect.arrayContaining([{ status: false, values: { name: '', api_key: '', api_secret: '' } }]),
    }),
  );
});

Accounts.test(
  'deletes by index on "Remove"; a revealed secret does not move to the next account, and the focus stays',
  { tags: ['§4.8'] },
  async ({ canvas, userEvent }) => {
    const [reveal] = canvas.getAllByRole('button', { name: 'Show API key' });
    if (reveal) await userEvent.click(reveal);
    await expect(canvas.getAllByLabelText('API key')[0]).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove East' }));
    await expect(canvas.getAllByLabelText('API key')).toHaveLength(1);
    await expect(canvas.getByLabelText('API key')).toHaveValue('key-west');
    await expect(canvas.getByLabelText('API key')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Add Account' })).toHaveFocus();
  },
);

Accounts.test('tests a single account, and gives each its own Status', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Test Connection West' }));
  await expect(args.onTest).toHaveBeenLastCalledWith(1);
  await expect(canvas.getAllByRole('switch').map((status) => status.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
  ]);
});

/** One of several ShipStation accounts was tested. */
export const AccountTested = meta.story({
  args: {
    provider: provider('ship_stations'),
    settings: accounts,
    jobState: {
      running: null,
      result: { kind: 'test', account: 1, tone: 'critical', message: 'Error while connecting with Shipstation.' },
    },
  },
});

AccountTested.test('shows the result in the account that was tested', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'West' })).toHaveTextContent(
    'Error while connecting with Shipstation.',
  );
  await expect(canvas.getByRole('group', { name: 'East' })).not.toHaveTextContent('Error while connecting');
});

/** An account that is switched off was tested, and works. */
export const AccountTestedWhileDisabled = meta.story({
  args: {
    provider: provider('ship_stations'),
    settings: accounts,
    jobState: {
      running: null,
      result: { kind: 'test', account: 1, tone: 'success', message: 'Connection made successfully with Shipstation.' },
    },
  },
});

AccountTestedWhileDisabled.test(
  'offers "Enable and save" in the account that was tested',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable and save West' }));
    await expect(args.onEnableAndSave).toHaveBeenCalledWith(1);
  },
);

/** ShipStation has no account yet. */
export const NoAccounts = meta.story({
  args: { provider: provider('ship_stations'), settings: { shape: 'accounts', accounts: [] } },
});

NoAccounts.test('has nothing to test without an account, and lets one be added', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: /^Test Connection/ })).toBeNull();
  await expect(canvas.getByText(integrationNotes.noAccounts)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add Account' }));
  await expect(canvas.queryByText(integrationNotes.noAccounts)).toBeNull();
  await expect(canvas.getByRole('group', { name: 'Account 1' })).toBeVisible();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    settings: { ...settings, values: { domain: hostileTexts.hebrew, api_key: hostileTexts.error } },
    isDirty: true,
    warning: integrationNotes.settingsChangedElsewhere,
    jobState: {
      running: null,
      result: {
        kind: 'test',
        account: null,
        tone: 'critical',
        message: hostileTexts.longWord,
        detail: hostileTexts.error,
      },
    },
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Connection Details Info Plus' }));
    await expect(canvas.getByLabelText('Domain')).toHaveValue(hostileTexts.hebrew);
  },
);

/** The account's name is its heading, and is long. */
export const LongNamesOfAccounts = meta.story({
  ...on320px,
  args: {
    provider: provider('ship_stations'),
    settings: {
      shape: 'accounts',
      accounts: [hostileTexts.longWord, hostileTexts.arabic, hostileTexts.emoji].map((name) => ({
        status: true,
        values: { name, api_key: hostileTexts.sku, api_secret: hostileTexts.sku },
      })),
    },
  },
});

LongNamesOfAccounts.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: /^Connection Details/ }));
    await expect(canvas.getByRole('group', { name: hostileTexts.emoji })).toBeVisible();
  },
);

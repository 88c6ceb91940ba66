import {
  connectionHealth,
  emptySettings,
  integrationNotes,
  type JobResult,
  type Provider,
  type ProviderAccount,
  type ProviderSettings,
  providers,
  type ThirdPartyId,
  verificationText,
} from '@hub/domain/integrations';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppGrid } from './AppGrid.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import type { ProviderJobState } from './ProviderJobState.ts';
import { spinnerIn } from '../testing/spinnerIn.ts';

/** Props of a state; the provider comes from the catalog. */
interface State {
  saved(provider: Provider): ProviderSettings;
  changed?(provider: Provider): ProviderSettings;
  outcome?: 'connected' | 'refused';
  running?: ProviderJobState['running'];
  result?(provider: Provider): JobResult;
  planNote?: string;
}

interface ProviderStatesProps {
  /** One provider, or all of them. */
  show: ThirdPartyId | 'all';
  state: State;
  onSave(provider: Provider): void;
  onTest(provider: Provider, account: number | null): void;
}

const now = new Date('2026-11-20T10:00:00Z');
const testedAt = '2026-11-20T09:57:00.000Z';

/** The ten providers in one state, each with its form open. */
function ProviderStates({ show, ...rest }: ProviderStatesProps) {
  return (
    <AppGrid title="3PL Integrations">
      {providers
        .filter(({ thirdPartyId }) => show === 'all' || show === thirdPartyId)
        .map((provider) => (
          <OneProvider key={provider.id} provider={provider} {...rest} />
        ))}
    </AppGrid>
  );
}

function OneProvider({ provider, state, onSave, onTest }: Omit<ProviderStatesProps, 'show'> & { provider: Provider }) {
  const saved = state.saved(provider);
  const [settings, setSettings] = useState(() => state.changed?.(provider) ?? saved);
  const account = provider.shape === 'accounts' ? 0 : null;
  const check = state.outcome
    ? { outcome: state.outcome, at: testedAt, account: account === null ? null : account + 1 }
    : null;
  const running = state.running && { ...state.running, account: state.running.kind === 'test' ? account : null };
  const isDirty = settings !== saved;
  return (
    <ProviderCard
      app={{
        provider,
        details: { providerId: provider.id, settings: saved },
        health: connectionHealth(check, 'Europe/London', now),
        connections: [],
        isUnverified: true,
        isDirty,
      }}
      settingsState="ready"
      canEdit
      isOpen
      isTarget={false}
      onToggle={() => {}}
    >
      <ProviderForm
        provider={provider}
        settings={settings}
        isDirty={isDirty}
        jobState={{ running: running ?? null, result: state.result?.(provider) ?? null }}
        warning={null}
        planNote={state.planNote ?? null}
        verification={verificationText(provider)}
        onChange={setSettings}
        onSave={() => onSave(provider)}
        onEnableAndSave={() => onSave(provider)}
        onTest={(index) => onTest(provider, index)}
        onTestOrder={() => onTest(provider, null)}
        onDiscard={() => setSettings(saved)}
      />
    </ProviderCard>
  );
}

/** Text in every field. */
function filled(provider: Provider, status: boolean): ProviderSettings {
  const account: ProviderAccount = {
    status,
    values: Object.fromEntries(
      provider.fields.map(({ name, expects }) => [
        name,
        expects === 'domain' ? 'hearts.example.com' : `${name} of the shop`,
      ]),
    ),
  };
  return provider.shape === 'flat' ? { shape: 'flat', ...account } : { shape: 'accounts', accounts: [account] };
}

const testJob = (provider: Provider) => ({ kind: 'test', account: provider.shape === 'accounts' ? 0 : null }) as const;

const everyProvider: ProviderStatesProps['show'] = 'all';
const disconnected: State = { saved: emptySettings };

const meta = preview.meta({
  component: ProviderStates,
  argTypes: {
    show: { control: 'select', options: ['all', ...providers.map(({ thirdPartyId }) => thirdPartyId)] },
    state: { table: { disable: true } },
    onSave: { table: { disable: true } },
    onTest: { table: { disable: true } },
  },
  args: { show: everyProvider, state: disconnected, onSave: fn(), onTest: fn() },
});

type Canvas = ReturnType<typeof within>;

/** Runs a check on every provider of the catalog. */
async function eachCard(canvas: Canvas, look: (card: Canvas, provider: Provider) => Promise<void>): Promise<void> {
  for (const provider of providers) await look(within(canvas.getByRole('listitem', { name: provider.name })), provider);
}

const saveButton = (card: Canvas) => card.getByRole('button', { name: /^Save/ });
const testButtons = (card: Canvas) => card.queryAllByRole('button', { name: /^Test Connection/ });

/** None of the 3PLs has been connected. */
export const Disconnected = meta.story();

Disconnected.test(
  'shows for each "Integrate with your fulfillment service partner(s)." and that it was never tested',
  { tags: ['§2.52'] },
  async ({ canvas }) => {
    await eachCard(canvas, async (card, { shape, fields }) => {
      await expect(card.getByText('Integrate with your fulfillment service partner(s).')).toBeVisible();
      await expect(card.getByText('Never tested in this browser.')).toBeVisible();
      await expect(card.getByRole('heading', { name: 'Connection Details' })).toBeVisible();
      if (shape === 'accounts') await expect(card.getByRole('button', { name: 'Add Account' })).toBeVisible();
      else
        for (const { label, help } of fields)
          await expect(card.getByLabelText(label)).toHaveAccessibleDescription(help);
    });
  },
);

/** The 3PLs are connected and were tested. */
export const Connected = meta.story({
  args: { state: { saved: (provider) => filled(provider, true), outcome: 'connected' } },
});

Connected.test(
  'shows "3PL Integrated." when status is true, with the last test beside it',
  { tags: ['§2.52'] },
  async ({ canvas }) => {
    await eachCard(canvas, async (card, { fields }) => {
      await expect(card.getByText('3PL Integrated.')).toBeVisible();
      await expect(card.getByText(/^Last test.*: connected, 3 minutes ago/)).toBeVisible();
      await expect(card.getByRole('switch', { name: 'Status' })).toBeChecked();
      for (const { label, isSecret } of fields)
        await expect(card.getByLabelText(label)).toHaveAttribute('type', isSecret ? 'password' : 'text');
    });
  },
);

Connected.test(
  'names the provider of Save and Test Connection for screen readers',
  { tags: ['§2.54'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Shipbob' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection Portless' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Shipbob' }));
    await expect(args.onTest).toHaveBeenCalledWith(expect.objectContaining({ name: 'Portless' }), null);
  },
);

/** A test of the connection is running. */
export const Testing = meta.story({
  args: { state: { saved: (provider) => filled(provider, true), running: { kind: 'test', account: null } } },
});

Testing.test(
  'shows a spinner, and disables both buttons while it runs',
  { tags: ['§4.4'] },
  async ({ canvas, args }) => {
    await eachCard(canvas, async (card) => {
      const [test] = testButtons(card);
      await expect(test).toHaveAttribute('aria-busy', 'true');
      await expect(test && spinnerIn(test)).toBeVisible();
      await expect(spinnerIn(saveButton(card))).toBeNull();
      await expect(test).toHaveAttribute('aria-disabled', 'true');
      await expect(saveButton(card)).toHaveAttribute('aria-disabled', 'true');
      await expect(saveButton(card)).toHaveAccessibleDescription('Wait for the connection test to finish.');
      saveButton(card).click();
      test?.click();
    });
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onTest).not.toHaveBeenCalled();
  },
);

export const TestError = meta.story({
  args: {
    state: {
      saved: (provider) => filled(provider, true),
      outcome: 'refused',
      result: (provider) => ({
        ...testJob(provider),
        tone: 'critical',
        message: provider.messages.connectFailed,
        detail: 'request r-1',
      }),
    },
  },
});

TestError.test('shows the result beside the buttons and on the card', async ({ canvas }) => {
  await eachCard(canvas, async (card, { messages }) => {
    await expect(card.getByText(messages.connectFailed)).toBeVisible();
    await expect(card.getByText('request r-1')).toBeVisible();
    await expect(card.getByText(/^Last test.*: credentials refused/)).toBeVisible();
    await expect(saveButton(card)).not.toHaveAttribute('aria-disabled');
  });
});

export const Saved = meta.story({
  args: {
    state: {
      saved: (provider) => filled(provider, true),
      result: ({ messages }) => ({ kind: 'save', account: null, tone: 'success', message: messages.saved }),
    },
  },
});

Saved.test('reports the save, and leaves nothing unsaved', async ({ canvas }) => {
  await eachCard(canvas, async (card, { messages }) => {
    await expect(card.getByText(messages.saved)).toBeVisible();
    await expect(card.queryByText('Unsaved changes')).toBeNull();
  });
});

export const SaveError = meta.story({
  args: {
    state: {
      saved: emptySettings,
      changed: (provider) => filled(provider, true),
      result: ({ messages }) => ({
        kind: 'save',
        account: null,
        tone: 'critical',
        message: messages.saveFailed,
        detail: 'POST /save-third-party-settings · status 500 · request r-2',
      }),
    },
  },
});

SaveError.test('keeps what was entered when a save fails, and lets it be discarded', async ({ canvas, userEvent }) => {
  await eachCard(canvas, async (card, { messages, fields }) => {
    await expect(card.getByText(messages.saveFailed)).toBeVisible();
    await expect(card.getByText('Unsaved changes')).toBeVisible();
    for (const { label } of fields) await expect(card.getByLabelText(label)).not.toHaveValue('');
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes Shipwire' }));
  await expect(within(canvas.getByRole('listitem', { name: 'Shipwire' })).getByLabelText('Shipwire key')).toHaveValue(
    '',
  );
});

/** The shop is on a plan that cannot save 3PLs. */
export const Blocked = meta.story({
  args: {
    state: {
      saved: emptySettings,
      changed: (provider) => filled(provider, true),
      planNote: integrationNotes.savingNeedsPlan,
    },
  },
});

Blocked.test(
  'shows a notice that the plan does not include saving, and keeps Save and the test available',
  async ({ canvas, args }) => {
    await eachCard(canvas, async (card) => {
      await expect(card.getByText(/^Upgrade your plan to save/)).toBeVisible();
      await expect(saveButton(card)).not.toHaveAttribute('aria-disabled');
      testButtons(card)[0]?.click();
    });
    await expect(args.onTest).toHaveBeenCalledTimes(providers.length);
  },
);

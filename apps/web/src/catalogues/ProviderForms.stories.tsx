import {
  emptyAccount,
  emptySettings,
  integrationNotes,
  integrationTexts,
  type Provider,
  providers,
  verificationText,
  type ProviderSettings,
} from '@hub/domain/integrations';
import { ProviderForm } from '@hub/ui/integrations';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CataloguePage } from './CataloguePage.tsx';
import styles from './CataloguePage.module.css';

const noop = () => {};

/** The blank form; ShipStation with one account. */
function initialSettings(provider: Provider): ProviderSettings {
  return provider.shape === 'accounts'
    ? { shape: 'accounts', accounts: [emptyAccount(provider)] }
    : emptySettings(provider);
}

/** Stores the form in state and sends nothing. */
function LiveForm({ provider }: { provider: Provider }) {
  const [settings, setSettings] = useState(() => initialSettings(provider));
  return (
    <ProviderForm
      provider={provider}
      settings={settings}
      isDirty={false}
      jobState={{ running: null, result: null }}
      warning={null}
      planNote={null}
      verification={verificationText(provider)}
      onChange={setSettings}
      onSave={noop}
      onEnableAndSave={noop}
      onTest={noop}
      onTestOrder={noop}
      onDiscard={noop}
    />
  );
}

function ProviderForms() {
  return (
    <CataloguePage
      title="Provider forms"
      source={
        'The form of every provider of the catalogue (§3), empty, in the order of the App Directory. All ten in each ' +
        'other state (connected, testing, refused, saved, blocked by the plan): Components › Forms › ProviderStates.'
      }
    >
      <h2>{integrationTexts.providersSection}</h2>
      <div className={styles.forms}>
        {providers.map((provider) => (
          <article key={provider.id} aria-label={provider.name} className={styles.form}>
            <h3>{provider.name}</h3>
            <LiveForm provider={provider} />
          </article>
        ))}
      </div>
    </CataloguePage>
  );
}

const meta = preview.meta({ title: 'Catalogues/Provider forms', component: ProviderForms, tags: ['!autodocs'] });

export const Default = meta.story();

Default.test('all ten providers of the catalogue, each with its own fields and their help', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(providers.length);
  for (const { name, fields } of providers) {
    const article = canvas.getByRole('article', { name });
    const form = within(article);
    await expect(article.querySelectorAll('input:not([type=checkbox])')).toHaveLength(fields.length);
    for (const { label, help } of fields)
      await expect(form.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(help));
  }
});

Default.test('every secret is masked (contract)', async ({ canvas }) => {
  for (const { name, fields } of providers) {
    const form = within(canvas.getByRole('article', { name }));
    for (const { label, isSecret } of fields)
      await expect(form.getByLabelText(label)).toHaveAttribute('type', isSecret ? 'password' : 'text');
  }
});

Default.test('every switch is off at first', async ({ canvas }) => {
  await expect(canvas.getAllByText(integrationNotes.disabled)).toHaveLength(providers.length);
});

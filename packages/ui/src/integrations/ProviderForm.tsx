import { integrationNotes, integrationTexts, type Provider, type ProviderSettings } from '@hub/domain/integrations';
import { BlockStack, InlineStack, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { AccountList } from './AccountList.tsx';
import { FormNote } from './FormNote.tsx';
import { JobNotice } from './JobNotice.tsx';
import type { ProviderJobState } from './ProviderJobState.ts';
import { SettingFields } from './SettingFields.tsx';

export interface ProviderFormProps {
  /** Catalogue entry: name, fields, messages. */
  provider: Provider;
  /** Current values of the form. */
  settings: ProviderSettings;
  /** Whether they differ from the saved ones. */
  isDirty: boolean;
  /** The running job and the last result. */
  jobState: ProviderJobState;
  /** A note: the saved settings cannot be read, or were changed elsewhere. */
  warning: string | null;
  /** What the plan does not include; Save then opens the upgrade popup. Null: included. */
  planNote: string | null;
  /** Called with all settings on each change. */
  onChange: (settings: ProviderSettings) => void;
  /** Called on "Save". */
  onSave: () => void;
  /** Called on "Test Connection", for ShipStation with the account's index. */
  onTest: (account: number | null) => void;
  /** Resets to the saved settings. */
  onDiscard: () => void;
}

/** "Connection Details" of a provider (§2). */
export function ProviderForm({
  provider,
  settings,
  isDirty,
  jobState,
  warning,
  planNote,
  onChange,
  onSave,
  onTest,
  onDiscard,
}: ProviderFormProps) {
  const { running, result } = jobState;
  const isSubmitted = result !== null;
  return (
    <section aria-label={`${integrationTexts.connectionDetails} ${provider.name}`}>
      <BlockStack gap="400">
        <Text as="h4" variant="headingSm">
          {integrationTexts.connectionDetails}
        </Text>
        {warning && <FormNote tone="warning">{warning}</FormNote>}
        {settings.shape === 'flat' ? (
          <SettingFields
            provider={provider}
            account={settings}
            onChange={(account) => onChange({ shape: 'flat', ...account })}
            isSubmitted={isSubmitted}
          />
        ) : (
          <AccountList
            provider={provider}
            accounts={settings.accounts}
            jobState={jobState}
            onChange={(accounts) => onChange({ shape: 'accounts', accounts })}
            onTest={onTest}
          />
        )}
        {planNote && <FormNote tone="info">{planNote}</FormNote>}
        <InlineStack gap="200" blockAlign="center">
          <ActionButton
            label={integrationTexts.save}
            about={provider.name}
            variant="primary"
            loading={running?.kind === 'save'}
            disabledReason={getDisabledReason(jobState, 'save')}
            onAction={onSave}
          />
          {settings.shape === 'flat' && (
            <ActionButton
              label={integrationTexts.testConnection}
              about={provider.name}
              loading={running?.kind === 'test'}
              disabledReason={getDisabledReason(jobState, 'test')}
              onAction={() => onTest(null)}
            />
          )}
          {isDirty && (
            <ActionButton
              label={integrationNotes.discard}
              about={provider.name}
              variant="plain"
              disabledReason={getDisabledReason(jobState, 'discard')}
              onAction={onDiscard}
            />
          )}
        </InlineStack>
        <JobNotice jobState={jobState} name={provider.name} matchesJob={(job) => job.account === null} />
      </BlockStack>
    </section>
  );
}

/** Both buttons are disabled while one runs (§4); the running one is busy instead. */
function getDisabledReason({ running }: ProviderJobState, button: 'save' | 'test' | 'discard'): string | null {
  if (running === null || running.kind === button) return null;
  return running.kind === 'save' ? integrationNotes.waitForSave : integrationNotes.waitForTest;
}

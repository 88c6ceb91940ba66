import {
  integrationNotes,
  integrationTexts,
  type Job,
  type Provider,
  type ProviderSettings,
  waitForJob,
} from '@hub/domain/integrations';
import { instructionsText } from '@hub/domain/shipping';
import { BlockStack, Text } from '@shopify/polaris';
import { type ReactNode, useRef } from 'react';
import { ActionButton, DiscardButton } from '../actions/index.ts';
import { AccountList } from './AccountList.tsx';
import { EnableOffer } from './EnableOffer.tsx';
import { FormNote } from './FormNote.tsx';
import { JobNotice } from './JobNotice.tsx';
import styles from './ProviderForm.module.css';
import type { ProviderJobState } from './ProviderJobState.ts';
import { SettingFields } from './SettingFields.tsx';

export interface ProviderFormProps {
  /** Catalog entry: name, fields, messages. */
  provider: Provider;
  /** Current values of the form. */
  settings: ProviderSettings;
  /** Whether they differ from the saved ones. */
  isDirty: boolean;
  /** The running job and the last result. */
  jobState: ProviderJobState;
  /** Note: the saved settings cannot be read, or were changed elsewhere. */
  warning: string | null;
  /** What the plan does not include; Save then opens the upgrade popup. null: included. */
  planNote: string | null;
  /** What was verified of the connection; null for a server that does not use our own adapters. */
  verification: string | null;
  /** Why no test order can be sent, null when it can; absent for a server that makes no connections of ours. */
  testOrderReason?: string | null;
  /** Called with all settings on each change. */
  onChange: (settings: ProviderSettings) => void;
  /** Called on "Save". */
  onSave: () => void;
  /**
   * Called on "Enable and save", offered after a passed test while Status is off; with the account's index, if it has
   * accounts.
   */
  onEnableAndSave: (account: number | null) => void;
  /** Called on "Test Connection", for ShipStation with the account's index. */
  onTest: (account: number | null) => void;
  /** Called on "Send test order". */
  onTestOrder: () => void;
  /** Resets to the saved settings. */
  onDiscard: () => void;
  /** `ChoicesForm` of a provider that needs choices. */
  choices?: ReactNode;
}

/** "Connection Details" of a provider (§2). */
export function ProviderForm({
  provider,
  settings,
  isDirty,
  jobState,
  warning,
  planNote,
  verification,
  testOrderReason,
  onChange,
  onSave,
  onEnableAndSave,
  onTest,
  onTestOrder,
  onDiscard,
  choices,
}: ProviderFormProps) {
  const { running, result } = jobState;
  const isSubmitted = result !== null;
  const isEnableOffered =
    settings.shape === 'flat' && !settings.status && result?.kind === 'test' && result.tone === 'success';
  // "Enable and save" disappears when pressed; the focus moves to Save, which shows the progress.
  const buttons = useRef<HTMLDivElement>(null);
  const handleEnableAndSave = (account: number | null) => {
    onEnableAndSave(account);
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <section aria-label={`${integrationTexts.connectionDetails} ${provider.name}`}>
      <BlockStack gap="400">
        <Text as="h4" variant="headingSm">
          {integrationTexts.connectionDetails}
        </Text>
        {verification && <FormNote tone="info">{verification}</FormNote>}
        {verification && <FormNote tone="info">{instructionsText(provider.thirdPartyId)}</FormNote>}
        {warning && <FormNote tone="warning">{warning}</FormNote>}
        {settings.shape === 'flat' ? (
          <SettingFields
            provider={provider}
            account={settings}
            onChange={(account) => onChange({ ...account, shape: 'flat' })}
            isSubmitted={isSubmitted}
          />
        ) : (
          <AccountList
            provider={provider}
            accounts={settings.accounts}
            jobState={jobState}
            onChange={(accounts) => onChange({ ...settings, accounts })}
            onTest={onTest}
            onEnableAndSave={handleEnableAndSave}
          />
        )}
        {planNote && <FormNote tone="info">{planNote}</FormNote>}
        <div ref={buttons} className={styles.buttons}>
          <ActionButton
            label={integrationTexts.save}
            about={provider.name}
            variant={isEnableOffered ? 'secondary' : 'primary'}
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
          {testOrderReason !== undefined && (
            <ActionButton
              label={integrationTexts.sendTestOrder}
              about={provider.name}
              loading={running?.kind === 'testOrder'}
              disabledReason={getDisabledReason(jobState, 'testOrder') ?? testOrderReason}
              onAction={onTestOrder}
            />
          )}
          {isDirty && (
            <DiscardButton
              label={integrationNotes.discard}
              about={provider.name}
              variant="plain"
              disabledReason={getDisabledReason(jobState, 'discard')}
              onAction={onDiscard}
            />
          )}
        </div>
        <JobNotice jobState={jobState} name={provider.name} matchesJob={(job) => job.account === null}>
          {isEnableOffered && <EnableOffer name={provider.name} onEnableAndSave={() => handleEnableAndSave(null)} />}
        </JobNotice>
        {choices}
      </BlockStack>
    </section>
  );
}

/** The other buttons are disabled while one runs (§4); the running one is busy instead. */
function getDisabledReason({ running }: ProviderJobState, button: Job['kind'] | 'discard'): string | null {
  if (running === null || running.kind === button) return null;
  return waitForJob(running);
}

import {
  accountTitle,
  addAccount,
  integrationNotes,
  integrationTexts,
  type Provider,
  type ProviderAccount,
  removeAccount,
  waitForJob,
} from '@hub/domain/integrations';
import { BlockStack, InlineStack, Text } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../actions/index.ts';
import styles from './AccountList.module.css';
import { EnableOffer } from './EnableOffer.tsx';
import { JobNotice } from './JobNotice.tsx';
import type { ProviderJobState } from './ProviderJobState.ts';
import { SettingFields } from './SettingFields.tsx';

export interface AccountListProps {
  provider: Provider;
  accounts: readonly ProviderAccount[];
  jobState: ProviderJobState;
  onChange: (accounts: readonly ProviderAccount[]) => void;
  /** Index of the account, from 0. */
  onTest: (account: number) => void;
  /** "Enable and save" was pressed for the account at this index, from 0. */
  onEnableAndSave: (account: number) => void;
}

/** ShipStation's accounts (§4), each with its own test. */
export function AccountList({ provider, accounts, jobState, onChange, onTest, onEnableAndSave }: AccountListProps) {
  const { running, result } = jobState;
  const addButtonContainer = useRef<HTMLDivElement>(null);
  // A removal shifts the indexes: new fields keep a revealed secret from moving to another account.
  const [removalCount, setRemovalCount] = useState(0);
  const handleRemove = (index: number) => {
    setRemovalCount(removalCount + 1);
    onChange(removeAccount(accounts, index));
    addButtonContainer.current?.querySelector('button')?.focus();
  };
  // The fields of a new account are above the button, and get the focus.
  const lastAccount = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    lastAccount.current?.querySelector('input')?.focus();
  });
  const handleAdd = () => {
    isAdding.current = true;
    onChange(addAccount(provider, accounts));
  };
  const disabledReason = running === null ? null : waitForJob(running);

  return (
    <BlockStack gap="400">
      {accounts.length === 0 && (
        <Text as="p" tone="subdued">
          {integrationNotes.noAccounts}
        </Text>
      )}
      {accounts.map((account, index) => {
        const title = accountTitle(account.values.name ?? '', index + 1);
        const isForAccount = (job: { account: number | null }) => job.account === index;
        const isTesting = running !== null && isForAccount(running);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- accounts have no id but their index (§4), see
          // `removalCount`.
          <fieldset
            key={`${removalCount}-${index}`}
            ref={index === accounts.length - 1 ? lastAccount : null}
            className={styles.account}
          >
            <legend className={styles.title}>
              <bdi>{title}</bdi>
            </legend>
            <BlockStack gap="300">
              <SettingFields
                provider={provider}
                account={account}
                onChange={(changed) => onChange(accounts.with(index, changed))}
                isSubmitted={result !== null && (result.kind === 'save' || isForAccount(result))}
              />
              <InlineStack gap="200" blockAlign="center">
                <ActionButton
                  label={integrationTexts.testConnection}
                  about={title}
                  loading={isTesting}
                  disabledReason={isTesting ? null : disabledReason}
                  onAction={() => onTest(index)}
                />
                <ActionButton
                  label={integrationTexts.removeAccount}
                  about={title}
                  tone="critical"
                  variant="plain"
                  disabledReason={disabledReason}
                  onAction={() => handleRemove(index)}
                />
              </InlineStack>
              <JobNotice jobState={jobState} name={title} matchesJob={isForAccount}>
                {!account.status && <EnableOffer name={title} onEnableAndSave={() => onEnableAndSave(index)} />}
              </JobNotice>
            </BlockStack>
          </fieldset>
        );
      })}
      <div ref={addButtonContainer}>
        <ActionButton
          label={integrationTexts.addAccount}
          icon={PlusIcon}
          disabledReason={disabledReason}
          onAction={handleAdd}
        />
      </div>
    </BlockStack>
  );
}

import {
  accountTitle,
  addAccount,
  integrationNotes,
  integrationTexts,
  type Provider,
  type ProviderAccount,
  removeAccount,
} from '@hub/domain/integrations';
import { BlockStack, InlineStack, Text } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../shared/index.ts';
import styles from './AccountList.module.css';
import { JobNotice } from './JobNotice.tsx';
import type { ProviderWork } from './ProviderWork.ts';
import { SettingFields } from './SettingFields.tsx';

export interface AccountListProps {
  provider: Provider;
  accounts: readonly ProviderAccount[];
  work: ProviderWork;
  onChange: (accounts: readonly ProviderAccount[]) => void;
  /** By its place from 0. */
  onTest: (account: number) => void;
}

/**
 * ShipStation's accounts (§4): "Add Account" appends an empty one, "Remove" deletes by index, each is tested by itself.
 */
export function AccountList({ provider, accounts, work, onChange, onTest }: AccountListProps) {
  const { running, result } = work;
  const add = useRef<HTMLDivElement>(null);
  // After a removal another account stands in each place: fresh fields, so that no revealed secret passes to a
  // neighbour.
  const [removals, setRemovals] = useState(0);
  const remove = (index: number) => {
    setRemovals(removals + 1);
    onChange(removeAccount(accounts, index));
    add.current?.querySelector('button')?.focus();
  };
  // The fields of a new account stand above the button; whoever pressed it goes on in them.
  const last = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    last.current?.querySelector('input')?.focus();
  });
  const append = () => {
    isAdding.current = true;
    onChange(addAccount(provider, accounts));
  };
  const whyNot =
    running === null ? null : running.kind === 'save' ? integrationNotes.waitForSave : integrationNotes.waitForTest;

  return (
    <BlockStack gap="400">
      {accounts.length === 0 && (
        <Text as="p" tone="subdued">
          {integrationNotes.noAccounts}
        </Text>
      )}
      {accounts.map((account, index) => {
        const title = accountTitle(account.values.name ?? '', index + 1);
        const isOwn = (job: { account: number | null }) => job.account === index;
        const isTesting = running !== null && isOwn(running);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- accounts have no id; their place is their identity (§4), see `removals`.
          <fieldset
            key={`${removals}-${index}`}
            ref={index === accounts.length - 1 ? last : null}
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
                isAttempted={result !== null && (result.kind === 'save' || isOwn(result))}
              />
              <InlineStack gap="200" blockAlign="center">
                <ActionButton
                  label={integrationTexts.testConnection}
                  about={title}
                  loading={isTesting}
                  disabledReason={isTesting ? null : whyNot}
                  onAction={() => onTest(index)}
                />
                <ActionButton
                  label={integrationTexts.removeAccount}
                  about={title}
                  tone="critical"
                  variant="plain"
                  disabledReason={whyNot}
                  onAction={() => remove(index)}
                />
              </InlineStack>
              <JobNotice work={work} name={title} concerns={isOwn} />
            </BlockStack>
          </fieldset>
        );
      })}
      <div ref={add}>
        <ActionButton label={integrationTexts.addAccount} icon={PlusIcon} disabledReason={whyNot} onAction={append} />
      </div>
    </BlockStack>
  );
}

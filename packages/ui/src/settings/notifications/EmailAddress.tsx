import { emailChangeProblem, emailChangeTexts as texts, notificationTexts } from '@hub/domain/notifications';
import { Banner, BlockStack, InlineStack, Text, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';

export interface EmailAddressProps {
  /** Where emails go now; null: nowhere. */
  address: string | null;
  /** Address that is waiting for the person to open the link sent to it; null: none. */
  pendingAddress: string | null;
  /** A change is in progress. */
  isSaving: boolean;
  /** Why the server did not send the link; null: no failure. */
  problem: string | null;
  /** Sends a link to an address; null discards the pending one. */
  onChange: (address: string | null) => void;
}

/** Where the person gets emails, and how they change it. */
export function EmailAddress({ address, pendingAddress, isSaving, problem, onChange }: EmailAddressProps) {
  return (
    <BlockStack gap="200" inlineAlign="start">
      {address === null && pendingAddress === null ? (
        <Banner tone="warning" title={notificationTexts.noAddress} />
      ) : (
        address !== null && (
          <Text as="p" breakWord>
            {notificationTexts.goesTo(address)}
          </Text>
        )
      )}
      {pendingAddress === null ? (
        <NewAddress address={address} isSaving={isSaving} problem={problem} onChange={onChange} />
      ) : (
        <Banner tone="info" title={texts.pendingTitle(pendingAddress)}>
          <BlockStack gap="200">
            <Text as="p" breakWord>
              {texts.pending(address)}
            </Text>
            {problem !== null && (
              <Text as="p" tone="critical" breakWord>
                {problem}
              </Text>
            )}
            <InlineStack gap="200">
              <ActionButton
                label={texts.sendAgain}
                loading={isSaving}
                disabledReason={null}
                onAction={() => onChange(pendingAddress)}
              />
              <ActionButton
                label={texts.cancelChange}
                variant="plain"
                disabledReason={null}
                onAction={() => onChange(null)}
              />
            </InlineStack>
          </BlockStack>
        </Banner>
      )}
    </BlockStack>
  );
}

interface NewAddressProps {
  address: string | null;
  isSaving: boolean;
  problem: string | null;
  onChange: (address: string) => void;
}

function NewAddress({ address, isSaving, problem, onChange }: NewAddressProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  if (entered === null)
    return (
      <ActionButton
        label={address === null ? texts.add : texts.change}
        variant="plain"
        disabledReason={null}
        onAction={() => setEntered('')}
      />
    );
  const send = () => {
    const given = entered.trim();
    const found = emailChangeProblem(given, { address, pendingAddress: null, linkSentAt: null }, 0);
    setWrong(found);
    if (found === null) onChange(given);
  };
  return (
    <>
      <TextField
        type="email"
        label={texts.label}
        autoComplete="email"
        value={entered}
        error={wrong ?? problem ?? undefined}
        onChange={(next) => {
          setEntered(next);
          setWrong(null);
        }}
      />
      <InlineStack gap="200">
        <ActionButton label={texts.send} variant="primary" loading={isSaving} disabledReason={null} onAction={send} />
        <ActionButton label={texts.cancel} disabledReason={null} onAction={() => setEntered(null)} />
      </InlineStack>
    </>
  );
}

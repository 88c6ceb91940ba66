import { feedbackTexts } from '@hub/domain/shared';
import { integrationNotes, isConnected, isInstalled, notVerified, providerCardText } from '@hub/domain/integrations';
import { Badge, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { AppCard } from './AppCard.tsx';
import { ConnectionLines } from './ConnectionLines.tsx';
import { FormNote } from './FormNote.tsx';
import { HealthLine } from './HealthLine.tsx';
import { SandboxBadges } from './SandboxBadges.tsx';
import type { ProviderApp } from './ProviderApp.ts';
import styles from './ProviderCard.module.css';
import { SettingsToggle } from './SettingsToggle.tsx';

export interface ProviderCardProps {
  app: ProviderApp;
  /** State of the saved settings. */
  settingsState: 'loading' | 'failed' | 'ready';
  /** "View Settings" is offered (§2, contract). */
  canEdit: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** A link points to it. */
  isTarget: boolean;
  /** Renders the form while the card is open. */
  children: ReactNode;
}

/** A provider in the directory: state, last test, and its settings. */
export function ProviderCard({ app, settingsState, canEdit, isOpen, onToggle, isTarget, children }: ProviderCardProps) {
  const { provider, details, health, isDirty } = app;
  const isIntegrated = details !== null && isInstalled(details);
  const isReady = settingsState === 'ready';
  const integratedBadge =
    isReady && isIntegrated ? ({ text: providerCardText(true), tone: 'success' } as const) : undefined;
  return (
    <AppCard
      name={provider.name}
      mark={provider.thirdPartyId}
      badge={integratedBadge}
      isTarget={isTarget}
      isWide={isOpen}
      foot={
        canEdit &&
        isReady && (
          <SettingsToggle name={provider.name} isOpen={isOpen} onToggle={onToggle}>
            {children}
          </SettingsToggle>
        )
      }
    >
      <p>{provider.purpose}</p>
      <SandboxBadges details={details} />
      {settingsState === 'loading' && (
        <span className={styles.pending} role="img" aria-label={feedbackTexts.loadingAlone} />
      )}
      {isReady && !isIntegrated && (
        <Text as="p" tone="subdued">
          {providerCardText(false)}
        </Text>
      )}
      {isReady && isIntegrated && !isConnected(details) && (
        <FormNote tone="warning">{integrationNotes.accountIncomplete}</FormNote>
      )}
      {details?.isUnreadable && <FormNote tone="warning">{integrationNotes.settingsUnreadable}</FormNote>}
      <ConnectionLines provider={provider} connections={app.connections} />
      {health && <HealthLine health={health} />}
      {isDirty && (
        <div>
          <Badge tone="attention">{integrationNotes.unsaved}</Badge>
        </div>
      )}
      {app.isUnverified && (
        <Text as="p" tone="subdued" variant="bodySm">
          {notVerified}
        </Text>
      )}
    </AppCard>
  );
}

import { newerVersionText, type SavedVersion, savedVersionTexts } from '@hub/domain/shared';
import { Banner, BlockStack, InlineStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ActionButton } from '../actions/ActionButton.tsx';

export interface OutdatedBannerProps<Saved extends Pick<SavedVersion, 'savedBy'>> {
  /** The version that someone else saved; null: none, and no banner. */
  newer: Saved | null;
  /** What they saved: "routing rules". */
  what: string;
  /** The person’s own version is being saved over theirs. */
  isSaving: boolean;
  /** Drops the person’s own changes. */
  onDiscard: () => void;
  /** Saves the person’s own version over theirs. */
  onSave: () => void;
  /** Shows their version. */
  children: (newer: Saved) => ReactNode;
}

const texts = savedVersionTexts.outdated;

/** Someone else saved a newer version: shows it, and lets the person keep either. */
export function OutdatedBanner<Saved extends Pick<SavedVersion, 'savedBy'>>({
  newer,
  what,
  isSaving,
  onDiscard,
  onSave,
  children,
}: OutdatedBannerProps<Saved>) {
  if (newer === null) return null;
  return (
    <Banner tone="warning" title={newerVersionText(newer.savedBy, what)}>
      <BlockStack gap="200">
        <p>{texts.theirs}:</p>
        {children(newer)}
        <InlineStack gap="200">
          <ActionButton label={texts.keepTheirs} disabledReason={null} onAction={isSaving ? ignore : onDiscard} />
          <ActionButton label={texts.saveMine} disabledReason={null} loading={isSaving} onAction={onSave} />
        </InlineStack>
      </BlockStack>
    </Banner>
  );
}

const ignore = () => undefined;

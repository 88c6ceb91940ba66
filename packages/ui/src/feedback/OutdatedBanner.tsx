import { savedVersionTexts } from '@hub/domain/shared';
import { Banner, BlockStack, InlineStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ActionButton } from '../actions/ActionButton.tsx';

export interface OutdatedBannerProps {
  /** Who saved what. */
  title: string;
  /** What they saved. */
  children: ReactNode;
  /** The person’s own version is being saved over theirs. */
  isSaving: boolean;
  /** Drops the person’s own changes. */
  onUseTheirs: () => void;
  /** Saves the person’s own version over theirs. */
  onSaveMine: () => void;
}

const texts = savedVersionTexts.outdated;

/** Someone else saved a newer version: shows it, and lets the person keep either. */
export function OutdatedBanner({ title, children, isSaving, onUseTheirs, onSaveMine }: OutdatedBannerProps) {
  return (
    <Banner tone="warning" title={title}>
      <BlockStack gap="200">
        <p>{texts.theirs}:</p>
        {children}
        <InlineStack gap="200">
          <ActionButton label={texts.keepTheirs} disabledReason={null} onAction={isSaving ? ignore : onUseTheirs} />
          <ActionButton label={texts.saveMine} disabledReason={null} loading={isSaving} onAction={onSaveMine} />
        </InlineStack>
      </BlockStack>
    </Banner>
  );
}

const ignore = () => undefined;

import { productScreenTexts } from '@hub/domain/products';
import { savedVersionTexts } from '@hub/domain/shared';
import { BlockStack, InlineStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { OutdatedBanner } from '../../feedback/index.ts';

export interface EditorFrameProps {
  /** Accessible name. */
  label: string;
  /** Why it cannot be saved; null: it can. */
  problem: string | null;
  isDirty: boolean;
  isSaving: boolean;
  /** Someone else’s newer version, and its description; null: none. */
  newer: { savedBy: string | null; text: ReactNode } | null;
  children: ReactNode;
  onSave: () => void;
  onClose: () => void;
}

/** The form of one item with its buttons. */
export function EditorFrame(props: EditorFrameProps) {
  const { label, problem, isDirty, isSaving, newer, children, onSave, onClose } = props;
  return (
    <div role="group" aria-label={label}>
      <BlockStack gap="400">
        <OutdatedBanner
          newer={newer}
          what={productScreenTexts.settings}
          isSaving={isSaving}
          onDiscard={onClose}
          onSave={onSave}
        >
          {({ text }) => <p>{text}</p>}
        </OutdatedBanner>
        {children}
        <InlineStack gap="200">
          <ActionButton
            label={savedVersionTexts.save}
            about={label}
            variant="primary"
            disabledReason={isDirty ? problem : savedVersionTexts.nothingToSave}
            loading={isSaving}
            onAction={onSave}
          />
          <ActionButton
            label={isDirty ? savedVersionTexts.discard : productScreenTexts.close}
            about={label}
            disabledReason={null}
            onAction={isSaving ? () => undefined : onClose}
          />
        </InlineStack>
      </BlockStack>
    </div>
  );
}

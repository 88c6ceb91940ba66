import { savedVersionTexts as texts, type SavedVersion, versionText } from '@hub/domain/shared';
import { InlineStack, Text } from '@shopify/polaris';
import { ActionButton } from './ActionButton.tsx';
import { DiscardButton } from './DiscardButton.tsx';

export interface SaveRowProps {
  /** Appended to the accessible names if several forms can be saved. */
  about?: string | undefined;
  /** The saved version. */
  version: SavedVersion;
  /** There are changes to save. */
  isDirty: boolean;
  /** A save is in progress. */
  isSaving: boolean;
  /** Why it cannot be saved; null: it can. */
  problem: string | null;
  /** Saves the form. */
  onSave: () => void;
  /** Returns to the saved version. */
  onDiscard: () => void;
}

/** The end of a form: Save, Discard and the saved version. */
export function SaveRow({ about, version, isDirty, isSaving, problem, onSave, onDiscard }: SaveRowProps) {
  const saved = versionText(version.version, version.savedBy);
  return (
    <InlineStack gap="300" blockAlign="center">
      <ActionButton
        label={texts.save}
        about={about}
        variant="primary"
        disabledReason={isDirty ? problem : texts.nothingToSave}
        loading={isSaving}
        onAction={onSave}
      />
      {isDirty && (
        <DiscardButton
          label={texts.discard}
          about={about}
          disabledReason={null}
          onAction={isSaving ? () => undefined : onDiscard}
        />
      )}
      {saved !== null && (
        <Text as="span" tone="subdued">
          <bdi>{saved}</bdi>
        </Text>
      )}
    </InlineStack>
  );
}

import { savedVersionTexts } from '@hub/domain/shared';
import { ConfirmDialog } from '@hub/ui/dialogs';
import { type UnsavedChangesOptions, useUnsavedChanges } from './useUnsavedChanges.ts';

const texts = savedVersionTexts.leave;

interface LeaveDialogProps extends UnsavedChangesOptions {
  /** What will be lost; by default every change on the screen. */
  body?: string;
}

/** Asks before a screen with unsaved changes is left. */
export function LeaveDialog({ body = texts.body, ...options }: LeaveDialogProps) {
  const prompt = useUnsavedChanges(options);
  return (
    <ConfirmDialog
      open={prompt.isOpen}
      title={texts.title}
      body={body}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      destructive
      onConfirm={prompt.leave}
      onCancel={prompt.stay}
    />
  );
}

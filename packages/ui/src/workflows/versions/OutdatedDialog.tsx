import {
  compareWorkflows,
  outdatedBody,
  outdatedTitle,
  type Workflow,
  type WorkflowContext,
  type WorkflowDefinition,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import styles from './OutdatedDialog.module.css';

export interface OutdatedDialogProps {
  /** What someone else saved in the meantime; null: they deleted it. */
  theirs: Workflow | null;
  /** What this person wrote. */
  own: WorkflowDefinition;
  /** Context for the wording of both versions. */
  context: WorkflowContext;
  /** The person’s own version is being saved. */
  isSaving: boolean;
  /** Keeps the other version and drops the person’s own. */
  onUseTheirs: () => void;
  /** Saves the person’s own version over the other. */
  onSaveOwn: () => void;
  /** Returns to the form without a decision. */
  onClose: () => void;
}

const { outdated: texts, builder } = workflowScreenTexts;

/** Two people saved the same workflow: what differs, and which version to keep. */
export function OutdatedDialog({ theirs, own, context, isSaving, ...callbacks }: OutdatedDialogProps) {
  const { onUseTheirs, onSaveOwn, onClose } = callbacks;
  if (theirs === null)
    return (
      <ConfirmDialog
        open
        title={builder.notFoundTitle}
        body={builder.deletedElsewhere}
        confirmLabel={builder.saveAsNew}
        cancelLabel={texts.keepEditing}
        busy={isSaving}
        onConfirm={onSaveOwn}
        onCancel={onClose}
      />
    );
  const differences = compareWorkflows(theirs, own, context);
  return (
    <ConfirmDialog
      open
      title={outdatedTitle(theirs.savedBy)}
      body={outdatedBody}
      confirmLabel={texts.saveOwn}
      cancelLabel={texts.keepEditing}
      busy={isSaving}
      onConfirm={onSaveOwn}
      onCancel={onClose}
    >
      <div className={styles.content}>
        {differences.length === 0 ? (
          <p>{texts.same}</p>
        ) : (
          <DifferenceList
            differences={differences}
            label={texts.differences}
            beforeTitle={texts.theirs}
            afterTitle={texts.yours}
          />
        )}
        <div>
          <ActionButton label={texts.takeTheirs} disabledReason={null} onAction={onUseTheirs} />
        </div>
      </div>
    </ConfirmDialog>
  );
}

import { maxViewNameLength, viewName, viewNameProblem, savedViewTexts } from '@hub/domain/orders/list';
import { bidiIsolate } from '@hub/domain/shared';
import { Select, TextField } from '@shopify/polaris';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import styles from './SavedViewBar.module.css';

export interface SavedViewBarProps {
  /** Names of the saved views, in order. */
  names: readonly string[];
  /** The current view: a name, the standard one, or none. */
  current: { kind: 'saved'; name: string } | { kind: 'standard' } | { kind: 'changed' };
  /** null: the standard view. */
  onApply: (name: string | null) => void;
  /** Saves the current view under a valid name. */
  onSave: (name: string) => void;
  /** Renames a saved view. */
  onRename: (from: string, to: string) => void;
  /** Deletes a saved view. */
  onDelete: (name: string) => void;
  /** Why no more can be saved; null: one can. */
  saveDisabledReason: string | null;
}

type ViewDialog = { kind: 'save' } | { kind: 'rename'; from: string } | { kind: 'delete'; name: string };

/** Saved views of a list: named filter, period and sort. */
export function SavedViewBar(props: SavedViewBarProps) {
  const { names, current, onApply, onSave, onRename, onDelete, saveDisabledReason } = props;
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  usePickerFocusAfterDialog(dialog !== null, picker);

  return (
    <div role="group" aria-label={savedViewTexts.label} className={styles.bar}>
      <div ref={picker} className={styles.picker} title={current.kind === 'saved' ? current.name : undefined}>
        <Select
          label={savedViewTexts.view}
          labelInline
          options={selectOptions(props)}
          value={selectValue(current)}
          onChange={(value) => value !== changed && onApply(value === standard ? null : value.slice(1))}
        />
      </div>
      {current.kind === 'changed' && (
        <ActionButton
          variant="plain"
          label={savedViewTexts.save}
          disabledReason={saveDisabledReason}
          onAction={() => setDialog({ kind: 'save' })}
        />
      )}
      {current.kind === 'saved' && (
        <>
          <ActionButton
            variant="plain"
            label={savedViewTexts.rename}
            about={savedViewTexts.about(current.name)}
            disabledReason={null}
            onAction={() => setDialog({ kind: 'rename', from: current.name })}
          />
          <ActionButton
            variant="plain"
            label={savedViewTexts.delete}
            about={savedViewTexts.about(current.name)}
            disabledReason={null}
            onAction={() => setDialog({ kind: 'delete', name: current.name })}
          />
        </>
      )}
      {dialog?.kind === 'save' && (
        <NameDialog
          title={savedViewTexts.saveTitle}
          confirmLabel={savedViewTexts.save}
          initial=""
          takenNames={names}
          onCancel={() => setDialog(null)}
          onConfirm={(name) => {
            onSave(name);
            setDialog(null);
          }}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title={savedViewTexts.renameTitle(bidiIsolate(dialog.from))}
          confirmLabel={savedViewTexts.renameView}
          initial={dialog.from}
          takenNames={names.filter((name) => name !== dialog.from)}
          onCancel={() => setDialog(null)}
          onConfirm={(name) => {
            onRename(dialog.from, name);
            setDialog(null);
          }}
        />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'delete'}
        title={savedViewTexts.deleteTitle(dialog?.kind === 'delete' ? bidiIsolate(dialog.name) : '')}
        body={savedViewTexts.deleteBody}
        confirmLabel={savedViewTexts.deleteView}
        destructive
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          if (dialog?.kind === 'delete') onDelete(dialog.name);
          setDialog(null);
        }}
      />
    </div>
  );
}

/** The button that opened the form may be gone afterward ("Save view"); the picker never is. */
function usePickerFocusAfterDialog(isDialogOpen: boolean, picker: RefObject<HTMLElement | null>): void {
  const wasDialogOpenRef = useRef(isDialogOpen);
  useEffect(() => {
    if (wasDialogOpenRef.current && !isDialogOpen && document.activeElement === document.body)
      picker.current?.querySelector('select')?.focus();
    wasDialogOpenRef.current = isDialogOpen;
  }, [isDialogOpen, picker]);
}

const standard = 'standard';
const changed = 'changed';

/** A prefix keeps names from colliding with our own option values. */
function selectValue(current: SavedViewBarProps['current']): string {
  return current.kind === 'saved' ? `=${current.name}` : current.kind;
}

function selectOptions({ names, current }: SavedViewBarProps) {
  const savedOptions = names.map((name) => ({ label: name, value: `=${name}` }));
  const unnamed = current.kind === 'changed' ? [{ label: savedViewTexts.notSaved, value: changed }] : [];
  return [{ label: savedViewTexts.standard, value: standard }, ...savedOptions, ...unnamed];
}

interface NameDialogProps {
  title: string;
  confirmLabel: string;
  initial: string;
  takenNames: readonly string[];
  onConfirm: (name: string) => void;
  onCancel: () => void;
}

function NameDialog({ title, confirmLabel, initial, takenNames, onConfirm, onCancel }: NameDialogProps) {
  const [text, setText] = useState(initial);
  const [isProblemShown, setIsProblemShown] = useState(false);
  const problem = viewNameProblem(text, takenNames);
  const confirm = () => {
    setIsProblemShown(true);
    if (problem === null) onConfirm(viewName(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={confirmLabel} onConfirm={confirm} onCancel={onCancel}>
      <form onSubmit={submit} data-autofocus>
        <TextField
          label={savedViewTexts.name}
          autoComplete="off"
          value={text}
          onChange={setText}
          maxLength={maxViewNameLength}
          {...(isProblemShown && problem ? { error: problem } : {})}
        />
      </form>
    </ConfirmDialog>
  );
}

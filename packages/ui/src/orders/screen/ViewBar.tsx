import { longestViewName, viewName, viewNameProblem } from '@hub/domain/orders';
import { isolated } from '@hub/domain/shared';
import { Select, TextField } from '@shopify/polaris';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../shared/ActionButton.tsx';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import styles from './ViewBar.module.css';

export interface ViewBarProps {
  /** Names of this list's saved views, in their order. */
  names: readonly string[];
  /** The one that shows: a name, the standard one, or none of them. */
  current: { kind: 'saved'; name: string } | { kind: 'standard' } | { kind: 'changed' };
  /** null: the standard view. */
  onApply: (name: string | null) => void;
  /** Keeps what shows now under a name that `viewNameProblem` allows. */
  onSave: (name: string) => void;
  /** Gives a saved view another name. */
  onRename: (from: string, to: string) => void;
  /** Forgets a saved view. */
  onDelete: (name: string) => void;
  /** Why no more can be saved; null lets save. */
  fullReason: string | null;
}

type Asking = { kind: 'save' } | { kind: 'rename'; from: string } | { kind: 'delete'; name: string };

/** A named filter, period and sort of a list: choose one, keep what shows as a new one, rename it, delete it. */
export function ViewBar(props: ViewBarProps) {
  const { names, current, onApply, onSave, onRename, onDelete, fullReason } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  useFocusAfter(asking !== null, picker);

  return (
    <div role="group" aria-label="Saved views" className={styles.bar}>
      <div ref={picker} className={styles.picker} title={current.kind === 'saved' ? current.name : undefined}>
        <Select
          label="View"
          labelInline
          options={optionsOf(props)}
          value={valueOf(current)}
          onChange={(value) => value !== changed && onApply(value === standard ? null : value.slice(1))}
        />
      </div>
      {current.kind === 'changed' && (
        <ActionButton
          variant="plain"
          label="Save view"
          disabledReason={fullReason}
          onAction={() => setAsking({ kind: 'save' })}
        />
      )}
      {current.kind === 'saved' && (
        <>
          <ActionButton
            variant="plain"
            label="Rename"
            about={`the view ${current.name}`}
            disabledReason={null}
            onAction={() => setAsking({ kind: 'rename', from: current.name })}
          />
          <ActionButton
            variant="plain"
            label="Delete"
            about={`the view ${current.name}`}
            disabledReason={null}
            onAction={() => setAsking({ kind: 'delete', name: current.name })}
          />
        </>
      )}
      {asking?.kind === 'save' && (
        <NameDialog
          title="Save this filter, period and sort as a view"
          confirmLabel="Save view"
          initial=""
          others={names}
          onCancel={() => setAsking(null)}
          onConfirm={(name) => {
            onSave(name);
            setAsking(null);
          }}
        />
      )}
      {asking?.kind === 'rename' && (
        <NameDialog
          title={`Rename the view “${isolated(asking.from)}”`}
          confirmLabel="Rename view"
          initial={asking.from}
          others={names.filter((name) => name !== asking.from)}
          onCancel={() => setAsking(null)}
          onConfirm={(name) => {
            onRename(asking.from, name);
            setAsking(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asking?.kind === 'delete'}
        title={`Delete the view “${asking?.kind === 'delete' ? isolated(asking.name) : ''}”?`}
        body="Only the view goes; the list stays as it is."
        confirmLabel="Delete view"
        destructive
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking?.kind === 'delete') onDelete(asking.name);
          setAsking(null);
        }}
      />
    </div>
  );
}

/** The button that asked may be gone with its answer ("Save view", once it is saved); the picker never is. */
function useFocusAfter(isAsking: boolean, picker: RefObject<HTMLElement | null>): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      picker.current?.querySelector('select')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, picker]);
}

const standard = 'standard';
const changed = 'changed';

/** A name gets a sign in front, so that none can be taken for one of ours. */
function valueOf(current: ViewBarProps['current']): string {
  return current.kind === 'saved' ? `=${current.name}` : current.kind;
}

function optionsOf({ names, current }: ViewBarProps) {
  const own = names.map((name) => ({ label: name, value: `=${name}` }));
  const unnamed = current.kind === 'changed' ? [{ label: 'Not saved', value: changed }] : [];
  return [{ label: 'Standard', value: standard }, ...own, ...unnamed];
}

interface NameDialogProps {
  title: string;
  confirmLabel: string;
  initial: string;
  others: readonly string[];
  onConfirm: (name: string) => void;
  onCancel: () => void;
}

function NameDialog({ title, confirmLabel, initial, others, onConfirm, onCancel }: NameDialogProps) {
  const [text, setText] = useState(initial);
  const [isTold, setTold] = useState(false);
  const problem = viewNameProblem(text, others);
  const confirm = () => {
    setTold(true);
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
          label="Name"
          autoComplete="off"
          value={text}
          onChange={setText}
          maxLength={longestViewName}
          {...(isTold && problem ? { error: problem } : {})}
        />
      </form>
    </ConfirmDialog>
  );
}

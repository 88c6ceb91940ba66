import { wordsText } from '@hub/domain/messages';
import {
  actionsOf,
  type ActionType,
  emptyAction,
  kindOf,
  workflowActions,
  type WorkflowContext,
  type WorkflowProblem,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Button, InlineError, Select } from '@shopify/polaris';
import { useId, useRef, useState } from 'react';
import styles from './ActionList.module.css';
import { ActionRow } from './ActionRow.tsx';
import { onFocusLeave } from './onFocusLeave.ts';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import type { ValueSuggestions } from './ValueInput.tsx';
import { withAction, withMovedAction, withNewAction, withoutAction, type WorkflowDraft } from './WorkflowDraft.ts';

export interface ActionListProps {
  draft: WorkflowDraft;
  context: WorkflowContext;
  suggestions: ValueSuggestions;
  /** All problems of the draft. */
  problems: readonly WorkflowProblem[];
  /** The person has tried to save. */
  isSubmitted: boolean;
  /** Whether to show the problem of the action with this key. */
  isProblemShown: (key: number) => boolean;
  onChange: (draft: WorkflowDraft) => void;
  /** Called when the focus leaves the action with this key. */
  onLeave: (key: number) => void;
}

const texts = workflowScreenTexts.builder;

/** "Then": the actions, in order. */
export function ActionList({
  draft,
  context,
  problems,
  isSubmitted,
  isProblemShown,
  onChange,
  ...props
}: ActionListProps) {
  const { actions } = draft;
  const frame = useRef<HTMLDivElement>(null);
  const focusAfterChange = useFocusAfterChange(frame);
  const offered = actionsOf(kindOf(draft));
  const [chosen, setChosen] = useState<ActionType | null>(null);
  const toAdd = chosen !== null && offered.includes(chosen) ? chosen : offered[0];
  const errorId = useId();
  const general = problems.find(({ part, index }) => part === 'actions' && index === undefined);
  const problemAt = (index: number) => problems.find((one) => one.part === 'actions' && one.index === index) ?? null;

  const add = () => {
    if (toAdd === undefined) return;
    const next = withNewAction(draft, emptyAction(toAdd));
    focusAfterChange(...inputsOf(next.actions.at(-1)?.key));
    onChange(next);
  };

  return (
    <div ref={frame} className={styles.list}>
      {actions.map(({ key, value }, index) => (
        <div key={key} data-action={key} onBlur={onFocusLeave(() => props.onLeave(key))}>
          <ActionRow
            action={value}
            index={index}
            count={actions.length}
            context={context}
            suggestions={props.suggestions}
            problem={isProblemShown(key) ? problemAt(index) : null}
            onChange={(action) => onChange(withAction(draft, key, action))}
            onMove={(to) => {
              focusAfterChange(`[data-action="${key}"] [data-direction="${to < index ? 'up' : 'down'}"]`);
              onChange(withMovedAction(draft, index, to));
            }}
            onRemove={() => {
              const neighbour = actions[index + 1] ?? actions[index - 1];
              focusAfterChange(...(neighbour === undefined ? ['[data-add-action] select'] : inputsOf(neighbour.key)));
              onChange(withoutAction(draft, key));
            }}
          />
        </div>
      ))}
      {general && isSubmitted && <InlineError message={wordsText(general.message)} fieldID={errorId} />}
      <div className={styles.add} data-add-action>
        <div className={styles.choice}>
          <Select
            label={texts.addActionLabel}
            labelHidden
            value={toAdd ?? ''}
            options={offered.map((value) => ({ value, label: workflowActions[value].label }))}
            onChange={(value) => setChosen(offered.find((type) => type === value) ?? null)}
          />
        </div>
        <Button onClick={add}>{texts.addAction}</Button>
      </div>
    </div>
  );
}

/** Selectors of the controls that can take the focus in an action's row. */
function inputsOf(key: number | undefined): readonly string[] {
  return [`[data-action="${key}"] :is(input, select)`, `[data-action="${key}"] button`];
}

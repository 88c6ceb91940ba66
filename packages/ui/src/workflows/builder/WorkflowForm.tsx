import { wordsText } from '@hub/domain/messages';
import {
  type TriggerName,
  triggerNames,
  type WorkflowContext,
  type WorkflowProblem,
  workflowScreenTexts,
  workflowTriggers,
} from '@hub/domain/workflows';
import { BlockStack, Card, Select, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { ActionList } from './ActionList.tsx';
import { ConditionGroups } from './ConditionGroups.tsx';
import type { ValueSuggestions } from './ValueInput.tsx';
import type { WorkflowDraft } from './WorkflowDraft.ts';

export interface WorkflowFormProps {
  /** The draft in the form. */
  draft: WorkflowDraft;
  /** Context for wording and validation. */
  context: WorkflowContext;
  /** Values to choose from. */
  suggestions: ValueSuggestions;
  /** All problems of the draft; each is shown once its input loses the focus, and all once the person tries to save. */
  problems: readonly WorkflowProblem[];
  /** The person has tried to save. */
  isSubmitted: boolean;
  /** Called with the draft after a change. */
  onChange: (draft: WorkflowDraft) => void;
}

const texts = workflowScreenTexts.builder;

/** The form: Name, When, Only if, Then. */
export function WorkflowForm({ draft, context, suggestions, problems, isSubmitted, onChange }: WorkflowFormProps) {
  const [isNameLeft, setNameLeft] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const isProblemShown = (key: number) => isSubmitted || left.has(key);
  const handleLeave = (key: number) => {
    if (!left.has(key)) setLeft(new Set(left).add(key));
  };
  const nameProblem = problems.find(({ part }) => part === 'name');
  return (
    <BlockStack gap="400">
      <Card>
        <TextField
          label={texts.name}
          autoComplete="off"
          placeholder={texts.namePlaceholder}
          value={draft.name}
          error={(isSubmitted || isNameLeft) && wordsText(nameProblem?.message)}
          onBlur={() => setNameLeft(true)}
          onChange={(name) => onChange({ ...draft, name })}
        />
      </Card>
      <SectionCard title={texts.when}>
        <Select
          label={texts.trigger}
          labelHidden
          value={draft.trigger}
          options={triggerNames.map((value) => ({ value, label: workflowTriggers[value].label }))}
          helpText={workflowTriggers[draft.trigger].help}
          onChange={(value) => onChange({ ...draft, trigger: toTrigger(value, draft.trigger) })}
        />
      </SectionCard>
      <SectionCard title={texts.onlyIf}>
        <ConditionGroups
          draft={draft}
          context={context}
          suggestions={suggestions}
          problems={problems}
          isProblemShown={isProblemShown}
          onChange={onChange}
          onLeave={handleLeave}
        />
      </SectionCard>
      <SectionCard title={texts.thenDo}>
        <ActionList
          draft={draft}
          context={context}
          suggestions={suggestions}
          problems={problems}
          isSubmitted={isSubmitted}
          isProblemShown={isProblemShown}
          onChange={onChange}
          onLeave={handleLeave}
        />
      </SectionCard>
    </BlockStack>
  );
}

function toTrigger(value: string, before: TriggerName): TriggerName {
  return triggerNames.find((name) => name === value) ?? before;
}

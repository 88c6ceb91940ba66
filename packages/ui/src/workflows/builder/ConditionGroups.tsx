import { wordsText } from '@hub/domain/messages';
import {
  groupMatchLabels,
  groupsMatchLabels,
  type Match,
  type WorkflowContext,
  type WorkflowProblem,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Button, InlineError, Select, Text } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useId, useRef } from 'react';
import { onFocusLeave } from './onFocusLeave.ts';
import styles from './ConditionGroups.module.css';
import { ConditionRow } from './ConditionRow.tsx';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import type { ValueSuggestions } from './ValueInput.tsx';
import {
  type DraftGroup,
  withCondition,
  withGroup,
  withNewCondition,
  withNewGroup,
  withoutCondition,
  withoutGroup,
  type WorkflowDraft,
} from './WorkflowDraft.ts';

export interface ConditionGroupsProps {
  draft: WorkflowDraft;
  context: WorkflowContext;
  suggestions: ValueSuggestions;
  /** All problems of the draft. */
  problems: readonly WorkflowProblem[];
  /** Whether to show the problem of the condition with this key. */
  isProblemShown: (key: number) => boolean;
  onChange: (draft: WorkflowDraft) => void;
  /** Called when the focus leaves the condition with this key. */
  onLeave: (key: number) => void;
}

const texts = workflowScreenTexts.builder;
const joints: Record<Match, string> = { all: 'and', any: 'or' };
const matchOptions = (labels: Record<Match, string>) => [
  { value: 'all', label: labels.all },
  { value: 'any', label: labels.any },
];
const toMatch = (value: string): Match => (value === 'any' ? 'any' : 'all');

/** "Only if": groups of conditions, where all must be true or any one. */
export function ConditionGroups(props: ConditionGroupsProps) {
  const { draft, problems, onChange } = props;
  const { groups, match } = draft;
  const frame = useRef<HTMLDivElement>(null);
  const focusAfterChange = useFocusAfterChange(frame);
  const errorId = useId();
  const isOneOfMany = groups.length > 1;
  const general = problems.find(({ part, group }) => part === 'conditions' && group === undefined);

  const addCondition = (group: DraftGroup) => {
    const next = withNewCondition(draft, group.key);
    const added = next.groups.find(({ key }) => key === group.key)?.conditions.at(-1);
    focusAfterChange(`[data-condition="${added?.key}"] select`);
    onChange(next);
  };
  const addGroup = () => {
    const next = withNewGroup(draft);
    focusAfterChange(`[data-condition="${next.groups.at(-1)?.conditions[0]?.key}"] select`);
    onChange(next);
  };
  const removeCondition = (group: DraftGroup, index: number) => {
    const neighbour = group.conditions[index + 1] ?? group.conditions[index - 1];
    focusAfterChange(
      neighbour === undefined ? '[data-add-group] button' : `[data-condition="${neighbour.key}"] select`,
    );
    onChange(withoutCondition(draft, group.conditions[index]?.key ?? -1));
  };

  return (
    <div ref={frame} className={styles.groups}>
      {groups.length === 0 && (
        <Text as="p" tone="subdued">
          {texts.everyOrder}
        </Text>
      )}
      {isOneOfMany && (
        <Select
          label={texts.joinGroups}
          labelHidden
          value={match}
          options={matchOptions(groupsMatchLabels)}
          onChange={(value) => onChange({ ...draft, match: toMatch(value) })}
        />
      )}
      {groups.map((group, groupIndex) => (
        <div key={group.key}>
          {groupIndex > 0 && <p className={styles.joint}>{joints[match]}</p>}
          <Group
            {...props}
            group={group}
            groupIndex={groupIndex}
            isOneOfMany={isOneOfMany}
            onAdd={() => addCondition(group)}
            onRemove={(index) => removeCondition(group, index)}
            onRemoveGroup={() => {
              focusAfterChange('[data-add-group] button');
              onChange(withoutGroup(draft, group.key));
            }}
          />
        </div>
      ))}
      {general && <InlineError message={wordsText(general.message)} fieldID={errorId} />}
      <div data-add-group>
        <Button icon={PlusIcon} onClick={addGroup}>
          {groups.length === 0 ? texts.addCondition : texts.addGroup}
        </Button>
      </div>
    </div>
  );
}

interface GroupProps extends ConditionGroupsProps {
  group: DraftGroup;
  groupIndex: number;
  isOneOfMany: boolean;
  onAdd(): void;
  onRemove(index: number): void;
  onRemoveGroup(): void;
}

function Group({ group, groupIndex, isOneOfMany, onAdd, onRemove, onRemoveGroup, ...props }: GroupProps) {
  const { draft, problems, isProblemShown, onChange } = props;
  const groupName = `${texts.group} ${groupIndex + 1}`;
  const problemAt = (index: number) =>
    wordsText(
      problems.find((one) => one.part === 'conditions' && one.group === groupIndex && one.index === index)?.message ??
        null,
    );
  return (
    <div role="group" aria-label={groupName} className={isOneOfMany ? styles.box : undefined}>
      <div className={styles.conditions}>
        {(isOneOfMany || group.conditions.length > 1) && (
          <div className={styles.head}>
            <div className={styles.match}>
              <Select
                label={groupName}
                labelHidden
                value={group.match}
                options={matchOptions(groupMatchLabels)}
                onChange={(value) =>
                  onChange(withGroup(draft, group.key, (one) => ({ ...one, match: toMatch(value) })))
                }
              />
            </div>
            {isOneOfMany && (
              <Button
                variant="tertiary"
                accessibilityLabel={`${texts.removeGroup} ${groupIndex + 1}`}
                onClick={onRemoveGroup}
              >
                {texts.removeGroup}
              </Button>
            )}
          </div>
        )}
        {group.conditions.map(({ key, value }, index) => (
          <div key={key} data-condition={key} onBlur={onFocusLeave(() => props.onLeave(key))}>
            <ConditionRow
              name={
                isOneOfMany
                  ? texts.conditionOf(`${texts.condition} ${index + 1}`, groupName)
                  : `${texts.condition} ${index + 1}`
              }
              joinedBy={index === 0 ? '' : joints[group.match]}
              condition={value}
              context={props.context}
              suggestions={props.suggestions}
              problem={isProblemShown(key) ? problemAt(index) : null}
              onChange={(condition) => onChange(withCondition(draft, key, condition))}
              onRemove={() => onRemove(index)}
            />
          </div>
        ))}
        <div>
          <Button
            variant="plain"
            icon={PlusIcon}
            {...(isOneOfMany && { accessibilityLabel: texts.addTo(texts.addCondition, groupName) })}
            onClick={onAdd}
          >
            {texts.addCondition}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { wordsText } from '@hub/domain/messages';
import {
  type Location,
  type RoutingProblem,
  routingRuleSentence,
  type RoutingRule,
  routingScreenTexts,
  routingWarnings,
} from '@hub/domain/routing';
import { useId } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import row from '../../actions/ReorderList.module.css';
import { ReorderList, reorderRow } from '../../actions/ReorderList.tsx';
import { Switch } from '../../actions/Switch.tsx';
import type { FocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import { RuleEditor } from './RuleEditor.tsx';
import styles from './RuleList.module.css';

export interface RuleListProps {
  rules: readonly RoutingRule[];
  locations: readonly Location[];
  problems: readonly RoutingProblem[];
  /** Id of the rule with an open editor; null: none. */
  openRule: string | null;
  /** Why this person cannot change rules; null when they can. */
  disabledReason: string | null;
  /** Sets what gets the focus after the next change of the list. */
  focusAfterChange: FocusAfterChange;
  onChange: (rules: readonly RoutingRule[]) => void;
  onOpenRule: (ruleId: string | null) => void;
}

const texts = routingScreenTexts.rules;

/** Rules in the order they are checked. */
export function RuleList(props: RuleListProps) {
  const { rules, locations, problems, openRule, disabledReason, focusAfterChange, ...on } = props;
  const warnings = routingWarnings(rules, locations);
  const isEditable = disabledReason === null;

  const move = (from: number, to: number) => {
    const rule = rules[from];
    if (rule !== undefined) on.onChange(rules.toSpliced(from, 1).toSpliced(to, 0, rule));
  };

  const remove = (index: number) => {
    const neighbour = rules[index + 1] ?? rules[index - 1];
    focusAfterChange(...(neighbour ? [`${reorderRow(neighbour.ruleId)} [data-actions] button`] : []), addRuleButton);
    on.onChange(rules.toSpliced(index, 1));
  };

  return (
    <ReorderList
      label={texts.title}
      items={rules}
      idOf={({ ruleId }) => ruleId}
      nameOf={shownName}
      isEditable={isEditable}
      onMove={move}
    >
      {(rule, index, order) => {
        const { ruleId } = rule;
        const own = problems.filter((problem) => problem.rule === index);
        return (
          <>
            <div className={row.row}>
              {order}
              <RuleFacts
                rule={rule}
                locations={locations}
                problems={own}
                warning={warnings.get(ruleId) ?? null}
                isOpen={openRule === ruleId}
                disabledReason={disabledReason}
                onSwitch={(isActive) => on.onChange(rules.with(index, { ...rule, isActive }))}
                onToggle={() => on.onOpenRule(openRule === ruleId ? null : ruleId)}
                onRemove={() => remove(index)}
              />
            </div>
            {isEditable && openRule === ruleId && (
              <RuleEditor
                rule={rule}
                locations={locations}
                problems={own}
                onChange={(next) => on.onChange(rules.with(index, next))}
              />
            )}
          </>
        );
      }}
    </ReorderList>
  );
}

/** Selector of the button below the list. */
export const addRuleButton = '[data-add-rule] button';

const shownName = ({ name }: RoutingRule) => (name.trim() === '' ? texts.newName : name);

interface RuleFactsProps {
  rule: RoutingRule;
  locations: readonly Location[];
  problems: readonly RoutingProblem[];
  warning: string | null;
  isOpen: boolean;
  disabledReason: string | null;
  onSwitch: (isOn: boolean) => void;
  onToggle: () => void;
  onRemove: () => void;
}

function RuleFacts({ rule, locations, problems, warning, isOpen, disabledReason, ...on }: RuleFactsProps) {
  const nameId = useId();
  const { isActive } = rule;
  const name = shownName(rule);
  return (
    <>
      <div className={row.body}>
        <h2 id={nameId} className={row.name}>
          <bdi>{name}</bdi>
        </h2>
        <p dir="auto">{routingRuleSentence(rule, locations)}</p>
        {!isOpen &&
          problems.map(({ part, message }) => (
            <p key={part} className={row.problem}>
              {wordsText(message)}
            </p>
          ))}
        {warning !== null && <p className={styles.warning}>{warning}</p>}
        {disabledReason === null && (
          <div className={row.links} data-actions>
            <ActionButton
              label={isOpen ? texts.close : texts.edit}
              about={name}
              variant="plain"
              disabledReason={null}
              onAction={on.onToggle}
            />
            <ActionButton
              label={texts.remove}
              about={name}
              variant="plain"
              tone="critical"
              disabledReason={null}
              onAction={on.onRemove}
            />
          </div>
        )}
      </div>
      <div className={row.switch}>
        <span aria-hidden="true">{isActive ? texts.on : texts.off}</span>
        <Switch isOn={isActive} labelledBy={nameId} disabledReason={disabledReason} onChange={on.onSwitch} />
      </div>
    </>
  );
}

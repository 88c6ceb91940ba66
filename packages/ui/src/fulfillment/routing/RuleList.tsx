import { wordsText } from '@hub/domain/messages';
import {
  type Location,
  type RoutingProblem,
  routingRuleSentence,
  type RoutingRule,
  routingScreenTexts,
  routingWarnings,
} from '@hub/domain/routing';
import { reorderTexts } from '@hub/domain/shared';
import { Icon } from '@shopify/polaris';
import { DragHandleIcon } from '@shopify/polaris-icons';
import { useId, useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ReorderButtons } from '../../actions/ReorderButtons.tsx';
import { Switch } from '../../actions/Switch.tsx';
import { useDragOrder } from '../../actions/useDragOrder.ts';
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

/** Rules in the order in which they are checked. A handle or buttons move them; the buttons keep the focus. */
export function RuleList(props: RuleListProps) {
  const { rules, locations, problems, openRule, disabledReason, focusAfterChange, ...on } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const warnings = routingWarnings(rules, locations);
  const isEditable = disabledReason === null;

  const move = (from: number, to: number) => {
    const rule = rules[from];
    if (rule !== undefined) on.onChange(rules.toSpliced(from, 1).toSpliced(to, 0, rule));
  };
  const { dragged, handleProps } = useDragOrder(listRef, move);

  const remove = (index: number) => {
    const neighbour = rules[index + 1] ?? rules[index - 1];
    focusAfterChange(...(neighbour ? [`${rowOf(neighbour.ruleId)} [data-actions] button`] : []), addRuleButton);
    on.onChange(rules.toSpliced(index, 1));
  };

  return (
    <ol ref={listRef} className={styles.list} aria-label={texts.title}>
      {rules.map((rule, index) => {
        const { ruleId } = rule;
        const own = problems.filter((problem) => problem.rule === index);
        return (
          <li
            key={ruleId}
            data-id={ruleId}
            className={styles.item}
            data-dragged={dragged?.from === index || undefined}
            data-drop={dropSide(dragged, index)}
          >
            <div className={styles.row}>
              {isEditable && (
                <div className={styles.order}>
                  <span className={styles.handle} aria-hidden="true" title={reorderTexts.drag} {...handleProps(index)}>
                    <Icon source={DragHandleIcon} />
                  </span>
                  <ReorderButtons
                    about={shownName(rule)}
                    index={index}
                    count={rules.length}
                    onMove={(to) => {
                      // A row loses the focus when it moves in the document.
                      focusAfterChange(`${rowOf(ruleId)} [data-direction="${to < index ? 'up' : 'down'}"]`);
                      move(index, to);
                    }}
                  />
                </div>
              )}
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
          </li>
        );
      })}
    </ol>
  );
}

/** Selector of the button below the list. */
export const addRuleButton = '[data-add-rule] button';

const rowOf = (ruleId: string) => `[data-id=${JSON.stringify(ruleId)}]`;

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
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p dir="auto">{routingRuleSentence(rule, locations)}</p>
        {!isOpen &&
          problems.map(({ part, message }) => (
            <p key={part} className={styles.problem}>
              {wordsText(message)}
            </p>
          ))}
        {warning !== null && <p className={styles.warning}>{warning}</p>}
        {disabledReason === null && (
          <div className={styles.links} data-actions>
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
      <div className={styles.switch}>
        <span aria-hidden="true">{isActive ? texts.on : texts.off}</span>
        <Switch isOn={isActive} labelledBy={nameId} disabledReason={disabledReason} onChange={on.onSwitch} />
      </div>
    </>
  );
}

/** The side of a row where the dragged row would be dropped. */
function dropSide(dragged: { from: number; to: number } | null, index: number): 'above' | 'below' | undefined {
  if (dragged === null || dragged.to === dragged.from || dragged.to !== index) return undefined;
  return dragged.to < dragged.from ? 'above' : 'below';
}

import {
  type Condition,
  fieldLabel,
  findField,
  findOperator,
  offeredFields,
  operatorsOf,
  type WorkflowContext,
  withField,
  withOperator,
  workflowOperators,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Button, Select } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import styles from './ConditionRow.module.css';
import { ValueInput, type ValueSuggestions } from './ValueInput.tsx';

export interface ConditionRowProps {
  /** "Condition 2 of group 1". */
  name: string;
  /** Text before it: "and", "or"; '' before the first. */
  joinedBy: string;
  condition: Condition;
  context: WorkflowContext;
  suggestions: ValueSuggestions;
  /** What is wrong with it; null if nothing is, or it is not shown yet. */
  problem: string | null;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

const texts = workflowScreenTexts.builder;

/** A condition: field, comparison and value, with its problem at the control that can fix it. */
export function ConditionRow(props: ConditionRowProps) {
  const { name, joinedBy, condition, context, suggestions, problem, onChange, onRemove } = props;
  const field = findField(condition.field);
  const operators = field === null ? [] : operatorsOf(field.type);
  const isOperatorKnown = operators.some((operator) => operator === condition.operator);
  const error = problem ?? undefined;
  return (
    <div role="group" aria-label={name} className={styles.row} data-wide={isWide(condition) || undefined}>
      {joinedBy !== '' && <span className={styles.joint}>{joinedBy}</span>}
      <div className={styles.field}>
        <Select
          label={texts.field}
          labelHidden
          value={condition.field}
          options={offeredFields(condition).map((value) => {
            const label = fieldLabel({ ...condition, field: value });
            return { value, label: findField(value) === null ? `${label} (${texts.goneField})` : label };
          })}
          onChange={(value) => onChange(withField(condition, value))}
          error={field === null && error}
        />
      </div>
      {field !== null && (
        <>
          <div className={styles.operator}>
            <Select
              label={texts.operator}
              labelHidden
              value={isOperatorKnown ? condition.operator : ''}
              {...(!isOperatorKnown && { placeholder: texts.chooseOne })}
              options={operators.map((value) => ({ value, label: workflowOperators[value].label }))}
              onChange={(value) => onChange(withOperator(condition, value))}
              error={!isOperatorKnown && error}
            />
          </div>
          {isOperatorKnown && (
            <div className={styles.value}>
              <ValueInput
                key={`${condition.field} ${condition.operator}`}
                condition={condition}
                currency={context.currency}
                suggestions={suggestions}
                error={error}
                onChange={onChange}
              />
            </div>
          )}
        </>
      )}
      <div className={styles.remove}>
        <Button
          icon={XIcon}
          variant="tertiary"
          accessibilityLabel={`${texts.removeCondition}: ${name}`}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

/** Whether the values are below: lists and ranges need the full width. */
function isWide({ field, operator }: Condition): boolean {
  const type = findField(field)?.type;
  const operands = findOperator(operator)?.operands;
  return operands === 'two' || (operands === 'many' && type !== 'money' && type !== 'number');
}

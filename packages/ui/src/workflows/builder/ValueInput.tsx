import {
  type Condition,
  type FieldDefinition,
  findField,
  findOperator,
  withValues,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Checkbox, InlineError, TextField } from '@shopify/polaris';
import { useId } from 'react';
import { NumberInput } from './NumberInput.tsx';
import { TextListInput } from './TextListInput.tsx';
import styles from './ValueInput.module.css';

/** Values to choose from: those in the shop's orders, most frequent first, and what its 3PLs list. */
export interface ValueSuggestions {
  countries: readonly string[];
  shippingMethods: readonly string[];
  tags: readonly string[];
  /** SKUs of all bundles, and names of all collections. */
  bundles: readonly string[];
  collections: readonly string[];
  /** Packages that the connected 3PLs list; empty until they are read. */
  packages: readonly { value: string; label: string }[];
}

export interface ValueInputProps {
  condition: Condition;
  /** ISO 4217 currency of the shop. */
  currency: string;
  suggestions: ValueSuggestions;
  error: string | undefined;
  onChange: (condition: Condition) => void;
}

const texts = workflowScreenTexts.builder;

/** The values of a condition, by the type of its field; nothing if it takes none. */
export function ValueInput({ condition, currency, suggestions, error, onChange }: ValueInputProps) {
  const field = findField(condition.field);
  const operator = findOperator(condition.operator);
  if (field === null || operator === null || operator.operands === 'none') return null;
  const { values } = condition;
  const change = (next: Condition['values']) => onChange(withValues(condition, next, currency));

  if (field.type === 'money' || field.type === 'number') {
    const affix = field.type === 'money' ? { prefix: condition.currency ?? currency } : { suffix: field.unit ?? '' };
    const [first = '', second = ''] = values;
    if (operator.operands !== 'two')
      return (
        <NumberInput
          label={field.label}
          value={first}
          {...affix}
          help={field.help}
          error={error}
          onChange={(value) => change([value])}
        />
      );
    return (
      <div>
        <div className={styles.range}>
          <NumberInput
            label={`${field.label}: ${texts.from}`}
            value={first}
            {...affix}
            onChange={(value) => change([value, second])}
          />
          <span>{texts.rangeAnd}</span>
          <NumberInput
            label={`${field.label}: ${texts.to}`}
            value={second}
            {...affix}
            onChange={(value) => change([first, value])}
          />
        </div>
        {error !== undefined && <RangeError message={error} />}
      </div>
    );
  }
  if (field.choices !== undefined)
    return (
      <ChoiceInput
        label={field.label}
        choices={field.choices}
        shown={field.shown}
        values={values}
        error={error}
        onChange={change}
      />
    );
  if (operator.operands === 'many')
    return (
      <TextListInput
        label={field.label}
        field={condition.field}
        values={values.map(String)}
        shown={field.shown}
        stored={field.stored}
        suggestions={suggestionsFor(condition.field, suggestions)}
        help={field.help}
        error={error}
        onChange={change}
      />
    );
  return (
    <TextField
      label={field.label}
      labelHidden
      autoComplete="off"
      value={String(values[0] ?? '')}
      onChange={(text) => change([text])}
      helpText={field.help}
      error={error}
    />
  );
}

function RangeError({ message }: { message: string }) {
  const id = useId();
  return <InlineError message={message} fieldID={id} />;
}

function ChoiceInput({
  label,
  choices,
  shown,
  values,
  error,
  onChange,
}: {
  label: string;
  choices: readonly string[];
  shown: FieldDefinition['shown'];
  values: Condition['values'];
  error: string | undefined;
  onChange(values: readonly string[]): void;
}) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={shown?.(choice) ?? choice}
          checked={values.includes(choice)}
          onChange={(isChecked) =>
            onChange(choices.filter((other) => (other === choice ? isChecked : values.includes(other))))
          }
        />
      ))}
      {error !== undefined && <RangeError message={error} />}
    </div>
  );
}

function suggestionsFor(field: string, suggestions: ValueSuggestions): readonly string[] {
  switch (field) {
    case 'country':
      return suggestions.countries;
    case 'shippingMethod':
      return suggestions.shippingMethods;
    case 'tag':
      return suggestions.tags;
    case 'bundle':
      return suggestions.bundles;
    case 'collection':
      return suggestions.collections;
    default:
      return [];
  }
}

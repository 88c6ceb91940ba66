import { wordsText } from '@hub/domain/messages';
import { unsupportedByText } from '@hub/domain/shipping';
import {
  actionDefinitions,
  type ActionParameter,
  type WorkflowAction,
  type WorkflowContext,
  type WorkflowProblem,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Button, InlineError, Select, Text, TextField } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import { useId } from 'react';
import { ReorderButtons } from '../../actions/ReorderButtons.tsx';
import { Suggestions } from '../../data/Suggestions.tsx';
import styles from './ActionRow.module.css';
import { NumberInput } from './NumberInput.tsx';
import { TextListInput } from './TextListInput.tsx';
import inputStyles from './TextListInput.module.css';
import type { ValueSuggestions } from './ValueInput.tsx';

export interface ActionRowProps {
  action: WorkflowAction;
  /** Position, from 0. */
  index: number;
  count: number;
  context: WorkflowContext;
  suggestions: ValueSuggestions;
  /** What is wrong with it; null if nothing is, or it is not shown yet. */
  problem: WorkflowProblem | null;
  onChange: (action: WorkflowAction) => void;
  /** Called with the new position. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

const texts = workflowScreenTexts.builder;

/** An action with its inputs. */
export function ActionRow(props: ActionRowProps) {
  const { action, index, count, context, problem, onMove, onRemove } = props;
  const { label, parameters, instruction } = actionDefinitions[action.type];
  const message = problem === null ? undefined : wordsText(problem.message);
  // A problem with the action as a whole is shown at its first input.
  const faulty = parameters.find(({ name }) => name === problem?.input) ?? parameters[0];
  const errorId = useId();
  const unsupportedBy = instruction === undefined ? null : unsupportedByText(instruction, context.providers);
  return (
    <div role="group" aria-label={`${texts.action} ${index + 1}: ${label}`} className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        <span className={styles.buttons}>
          {count > 1 && <ReorderButtons about={label} index={index} count={count} onMove={onMove} />}
          <Button
            icon={XIcon}
            variant="tertiary"
            accessibilityLabel={`${texts.removeAction} ${label}`}
            onClick={onRemove}
          />
        </span>
      </div>
      {parameters.map((parameter) => (
        <ParameterInput
          key={parameter.name}
          {...props}
          parameter={parameter}
          error={parameter === faulty ? message : undefined}
        />
      ))}
      {unsupportedBy !== null && (
        <Text as="p" tone="subdued">
          {unsupportedBy}
        </Text>
      )}
      {message !== undefined && faulty === undefined && <InlineError message={message} fieldID={errorId} />}
    </div>
  );
}

function ParameterInput({
  action,
  parameter,
  context,
  suggestions,
  error,
  onChange,
}: Pick<ActionRowProps, 'action' | 'context' | 'suggestions' | 'onChange'> & {
  parameter: ActionParameter;
  error: string | undefined;
}) {
  const { name, label, type, help, suggests } = parameter;
  const listed = suggests === undefined ? [] : suggestions[suggests];
  const value: unknown = Reflect.get(action, name);
  // The table of actions defines the inputs of each.
  const change = (next: unknown) => onChange({ ...action, [name]: next } as WorkflowAction);
  switch (type) {
    case 'text':
      if (listed.length > 0)
        return (
          <SuggestedText label={label} value={String(value ?? '')} options={listed} error={error} onChange={change} />
        );
      return (
        <TextField
          label={label}
          autoComplete="off"
          value={String(value ?? '')}
          helpText={help}
          error={error}
          onChange={change}
        />
      );
    case 'texts':
      return (
        <div>
          <p className={styles.label}>{label}</p>
          <TextListInput
            label={label}
            field="tag"
            values={Array.isArray(value) ? value.map(String) : []}
            suggestions={suggestions.tags}
            help={help}
            error={error}
            onChange={change}
          />
        </div>
      );
    case 'hours':
      return (
        <NumberInput
          label={label}
          isLabelShown
          value={typeof value === 'number' ? value : ''}
          suffix={texts.hours}
          help={help}
          error={error}
          onChange={(next) => change(next === '' ? null : toNumber(next))}
        />
      );
    case 'units':
      return (
        <NumberInput
          label={label}
          isLabelShown
          value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
          help={help}
          error={error}
          onChange={(next) => change(next === '' ? Number.NaN : toNumber(next))}
        />
      );
    case 'money':
      return (
        <NumberInput
          label={label}
          isLabelShown
          value={typeof value === 'number' && value !== 0 ? value : ''}
          prefix={context.currency}
          help={help}
          error={error}
          onChange={(next) => change(next === '' ? 0 : toNumber(next))}
        />
      );
    case 'location':
    case 'provider': {
      const choices = type === 'location' ? context.locations : context.providers;
      const id = String(value ?? '');
      const isGone = id !== '' && !choices.some((choice) => choice.id === id);
      return (
        <Select
          label={label}
          value={id}
          options={[
            { value: '', label: texts.chooseOne, disabled: true },
            ...(isGone ? [{ value: id, label: texts.goneChoice }] : []),
            ...choices.map((choice) => ({ value: choice.id, label: choice.name })),
          ]}
          error={error}
          onChange={change}
        />
      );
    }
  }
}

/** A text that can be chosen from a list or typed. */
function SuggestedText({
  label,
  value,
  options,
  error,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={inputStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={inputStyles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}Chosen${error === undefined ? '' : ` ${id}Error`}`}
        list={`${id}options`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Suggestions id={`${id}options`} options={options} />
      {error !== undefined && <InlineError message={error} fieldID={id} />}
      <p id={`${id}Chosen`} className={inputStyles.help}>
        {chosen?.label}
      </p>
    </div>
  );
}

/** NaN for text that is not a number: the input keeps the text, and validation rejects it. */
function toNumber(value: number | string): number {
  return typeof value === 'number' ? value : Number.NaN;
}

import { routingScreenTexts } from '@hub/domain/routing';
import { InlineError, Tag } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Suggestions } from '../../data/Suggestions.tsx';
import styles from './ChipInput.module.css';

/** A value, or why a text is not one. */
export type ReadChip = { value: string } | { problem: string };

export interface ChipInputProps {
  label: string;
  /** Appended to the accessible names if several fields have the same label. */
  about?: string;
  values: readonly string[];
  /** Text of a value; the value itself by default. */
  labelOf?: (value: string) => string;
  /** Parses the typed text. */
  read: (text: string) => ReadChip;
  /** Suggestions while typing. */
  suggestions?: readonly string[];
  help?: string;
  error?: string | undefined;
  onChange: (values: readonly string[]) => void;
}

const texts = routingScreenTexts.chips;

/** Values added one at a time or several with commas. Leaving the field adds what was typed. */
export function ChipInput(props: ChipInputProps) {
  const { label, about = '', values, labelOf = String, read, suggestions = [], help, error, onChange } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = `${label} ${about}`.trim();

  const addTyped = () => {
    const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '');
    const chips = parts.map((part) => read(part.trim()));
    const wrong = chips.find((chip) => 'problem' in chip);
    if (wrong !== undefined) {
      setProblem(wrong.problem);
      return;
    }
    setProblem(null);
    setText('');
    const added = chips.flatMap((chip) => ('value' in chip && !values.includes(chip.value) ? [chip.value] : []));
    if (added.length > 0) onChange([...new Set([...values, ...added])]);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addTyped();
  };
  const message = problem ?? error;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {about !== '' && <span hidden> {about}</span>}
      </label>
      {values.length > 0 && (
        <ul className={styles.values} aria-label={name}>
          {values.map((value) => (
            <li key={value}>
              <Tag
                accessibilityLabel={labelOf(value)}
                onRemove={() => {
                  onChange(values.filter((other) => other !== value));
                  inputRef.current?.focus();
                }}
              >
                {labelOf(value)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.entry}>
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          aria-label={name}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={`${id}help${message === undefined ? '' : ` ${id}Error`}`}
          list={suggestions.length > 0 ? `${id}suggestions` : undefined}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          onKeyDown={handleKeyDown}
          onBlur={addTyped}
        />
        <ActionButton label={texts.add} about={name} disabledReason={null} onAction={addTyped} />
      </div>
      <Suggestions id={`${id}suggestions`} options={suggestions} />
      {message !== undefined && <InlineError message={message} fieldID={id} />}
      <p id={`${id}help`} className={styles.help}>
        {help} {texts.help}
      </p>
    </div>
  );
}

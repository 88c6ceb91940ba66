import { addedValuesText, moreValuesText, splitValues, withTexts, workflowScreenTexts } from '@hub/domain/workflows';
import { InlineError, Tag } from '@shopify/polaris';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Suggestions } from '../../data/Suggestions.tsx';
import screenReader from '../../layout/screenReader.module.css';
import styles from './TextListInput.module.css';

export interface TextListInputProps {
  label: string;
  /** Name of the field, which decides whether commas separate. */
  field: string;
  values: readonly string[];
  /** A value as shown, and what is stored for a typed text; absent: the same. */
  shown?: ((value: string) => string) | undefined;
  stored?: ((text: string) => string) | undefined;
  /** Suggestions while typing. */
  suggestions: readonly string[];
  help?: string | undefined;
  error?: string | undefined;
  onChange: (values: readonly string[]) => void;
}

/** Values shown; the others are counted. */
const shownValues = 24;

const texts = workflowScreenTexts.builder;

/** Texts added one at a time or pasted as a column. Leaving the field adds what was typed. */
export function TextListInput({
  label,
  field,
  values,
  shown = (value) => value,
  stored = (text) => text,
  suggestions,
  help,
  error,
  onChange,
}: TextListInputProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');

  const add = (added: readonly string[]) => {
    const next = withTexts(values, added.map(stored));
    const count = next.length - values.length;
    setText('');
    setNote(added.length > 1 || count === 0 ? addedValuesText(count, added.length - count) : '');
    if (count > 0) onChange(next);
  };
  const addTyped = () => {
    if (text.trim() !== '') add([text.trim()]);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addTyped();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = splitValues(event.clipboardData.getData('text'), field);
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };
  const remove = (removed: string) => {
    setNote('');
    onChange(values.filter((value) => value !== removed));
    inputRef.current?.focus();
  };

  return (
    <div className={styles.field}>
      <div className={styles.entry}>
        <input
          ref={inputRef}
          className={styles.input}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}help${error === undefined ? '' : ` ${id}Error`}`}
          list={suggestions.length > 0 ? `${id}suggestions` : undefined}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={addTyped}
        />
        <ActionButton label={texts.addValue} disabledReason={null} onAction={addTyped} />
      </div>
      <Suggestions
        id={`${id}suggestions`}
        options={suggestions.filter((suggestion) => !values.includes(suggestion)).map(shown)}
      />
      {error !== undefined && <InlineError message={error} fieldID={`${id}`} />}
      <p id={`${id}help`} className={values.length === 0 ? styles.help : screenReader.only}>
        {help} {texts.listHelp}
      </p>
      {values.length > 0 && (
        <ul className={styles.values} aria-label={label}>
          {values.slice(0, shownValues).map((value) => (
            <li key={value}>
              <Tag onRemove={() => remove(value)}>{shown(value)}</Tag>
            </li>
          ))}
          {values.length > shownValues && <li>{moreValuesText(values.length - shownValues)}</li>}
          {values.length > 1 && (
            <li>
              <ActionButton
                label={texts.removeAllValues}
                variant="plain"
                disabledReason={null}
                onAction={() => {
                  onChange([]);
                  inputRef.current?.focus();
                }}
              />
            </li>
          )}
        </ul>
      )}
      <p role="status" className={styles.help}>
        {note}
      </p>
    </div>
  );
}

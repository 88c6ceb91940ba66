import { InlineError } from '@shopify/polaris';
import { useId } from 'react';
import styles from './CheckList.module.css';

export interface CheckListProps {
  /** Legend of the group. */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  help?: string;
  error?: string | undefined;
  /** Lays the checkboxes out in rows instead of a column. */
  isInline?: boolean;
  /** Called with the chosen values, in the order of the options. */
  onChange: (chosen: readonly string[]) => void;
}

/** Several checkboxes with a legend. */
export function CheckList({ label, options, chosen, help, error, isInline = false, onChange }: CheckListProps) {
  const id = useId();
  const description = [help !== undefined && `${id}help`, error !== undefined && `${id}Error`]
    .filter(Boolean)
    .join(' ');
  const toggle = (value: string, isChosen: boolean) =>
    onChange(
      options.map((option) => option.value).filter((other) => (other === value ? isChosen : chosen.includes(other))),
    );
  return (
    <fieldset className={styles.group} aria-describedby={description || undefined}>
      <legend>{label}</legend>
      <div className={styles.options} data-inline={isInline || undefined}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <bdi>{text}</bdi>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}help`} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && <InlineError message={error} fieldID={id} />}
    </fieldset>
  );
}

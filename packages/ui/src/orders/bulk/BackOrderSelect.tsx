import {
  type BackOrderChoice,
  backOrderSelectLabel,
  type BulkAction,
  bulkTexts,
  parseBackOrderChoice,
} from '@hub/domain/orders';
import { Select } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './BulkActions.module.css';

export interface BackOrderSelectProps {
  /** "Bulk actions for Back Orders". */
  label: string;
  /** "N sent to Open Orders", "N sent to Open Partially" (§2). */
  choices: readonly BackOrderChoice[];
  /** Without edit permission or with zero selected it is off, and says why. */
  disabledReason: string | null;
  /** Asked for; nothing is done before the prompt is answered. */
  onChoose: (action: BulkAction) => void;
}

/**
 * The back order list's Action select (§2). A button applies it: with the arrow keys a select changes before anybody
 * has reached the choice that they mean.
 */
export function BackOrderSelect({ label, choices, disabledReason, onChoose }: BackOrderSelectProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const options = [
    { label: backOrderSelectLabel, value: '' },
    ...choices.map((choice) => ({ label: choice.label, value: choice.value as string })),
  ];

  const change = (next: string) => {
    setValue(next);
    setError(null);
  };
  const apply = () => {
    const choice = parseBackOrderChoice(value);
    if (typeof choice === 'object') return setError(choice.error);
    setError(null);
    const chosen = choices.find((candidate) => candidate.value === choice);
    if (chosen) onChoose(chosen.action);
  };

  if (disabledReason !== null) {
    return (
      <div role="group" aria-label={label} className={styles.actions}>
        <ActionButton label={backOrderSelectLabel} disabledReason={disabledReason} onAction={apply} />
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} className={styles.actions}>
      <div className={styles.select}>
        <Select
          label={backOrderSelectLabel}
          labelHidden
          options={options}
          value={value}
          onChange={change}
          {...(error === null ? {} : { error })}
        />
      </div>
      <ActionButton label={bulkTexts.apply} disabledReason={null} onAction={apply} />
    </div>
  );
}

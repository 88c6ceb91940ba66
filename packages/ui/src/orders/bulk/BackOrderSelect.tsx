import { type BulkAction, bulkTexts } from '@hub/domain/orders/bulk';
import { type BackOrderChoice, backOrderSelectLabel, parseBackOrderChoice } from '@hub/domain/orders/detail';
import { Select } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useReasonTooltip } from '../../actions/useReasonTooltip.tsx';
import styles from './BulkActions.module.css';

export interface BackOrderSelectProps {
  /** "Bulk actions for Back Orders". */
  label: string;
  /** Options (§2). */
  choices: readonly BackOrderChoice[];
  /** Why it is disabled: no edit permission, or nothing selected. */
  disabledReason: string | null;
  /** Called with the chosen action; the caller confirms. */
  onChoose: (action: BulkAction) => void;
}

/**
 * The Action select of back orders (§2). A button applies the choice, because arrow keys change a select with every
 * press.
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
        <DisabledSelect disabledReason={disabledReason} />
        <ActionButton label={bulkTexts.apply} disabledReason={disabledReason} onAction={apply} />
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

/** Polaris' disabled select leaves the tab order; this one stays focusable and says why. It has no options. */
function DisabledSelect({ disabledReason }: { disabledReason: string }) {
  const { ref, reasonId, handlers, reason } = useReasonTooltip<HTMLSelectElement>(disabledReason);
  return (
    <>
      <select
        ref={ref}
        className={styles.disabledSelect}
        aria-label={backOrderSelectLabel}
        aria-disabled
        aria-describedby={reasonId}
        {...handlers}
      >
        <option>{backOrderSelectLabel}</option>
      </select>
      {reason}
    </>
  );
}

import { useId } from 'react';
import { Switch } from './Switch.tsx';
import styles from './SwitchRow.module.css';

export interface SwitchRowProps {
  /** What it switches. */
  label: string;
  /** What it does when it is on; below the label. */
  help?: string;
  /** Whether it is on. */
  isOn: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/** A switch of a form, beside its label and help. */
export function SwitchRow({ label, help, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}help`;
  return (
    <div className={styles.row}>
      <div>
        <span id={id}>{label}</span>
        {help !== undefined && (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        )}
      </div>
      <Switch isOn={isOn} labelledBy={id} describedBy={helpId} disabledReason={null} onChange={onChange} />
    </div>
  );
}

import { integrationNotes } from '@hub/domain/integrations';
import { useId } from 'react';
import { Switch } from '../actions/index.ts';
import styles from './StatusSwitch.module.css';

export interface StatusSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The Status switch of a provider or an account (§4), with its state in words. */
export function StatusSwitch({ isOn, onChange }: StatusSwitchProps) {
  const labelId = useId();
  const helpId = useId();
  return (
    <div className={styles.row}>
      <span id={labelId}>{integrationNotes.statusLabel}</span>
      <Switch
        isOn={isOn}
        labelledBy={labelId}
        describedBy={isOn ? undefined : helpId}
        disabledReason={null}
        onChange={onChange}
      />
      <span aria-hidden="true" className={styles.state}>
        {isOn ? integrationNotes.enabled : integrationNotes.disabled}
      </span>
      {!isOn && (
        <span id={helpId} className={styles.help}>
          {integrationNotes.disabledHelp}
        </span>
      )}
    </div>
  );
}

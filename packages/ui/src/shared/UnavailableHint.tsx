import { Icon, Tooltip, type IconSource } from '@shopify/polaris';
import { useId } from 'react';
import styles from './UnavailableHint.module.css';

export interface UnavailableHintProps {
  /** The words of the control that is off. */
  label: string;
  /** Why it is off, as a sentence; shown on hover and focus, and read with the control. */
  reason: string;
  icon?: IconSource | undefined;
}

/**
 * A button that is off but can still be reached: a `disabled` one leaves the tab order and cannot say why (contract: "a
 * control that is off stays focusable and says why").
 */
export function UnavailableHint({ label, reason, icon }: UnavailableHintProps) {
  const reasonId = useId();
  return (
    <span className={styles.frame}>
      <Tooltip content={reason} width="wide">
        <button type="button" className={styles.control} aria-disabled="true" aria-describedby={reasonId}>
          {icon && <Icon source={icon} tone="inherit" />}
          {label}
        </button>
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </span>
  );
}

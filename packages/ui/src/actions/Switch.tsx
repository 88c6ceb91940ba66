import styles from './Switch.module.css';
import { useReasonTooltip } from './useReasonTooltip.tsx';

export interface SwitchProps {
  /** Whether it is on. */
  isOn: boolean;
  /** Id of its label. */
  labelledBy: string;
  /** Id of a help text. */
  describedBy?: string | undefined;
  /** Disables it with this reason; null enables it. */
  disabledReason: string | null;
  /** The change is being saved: further clicks do nothing. */
  isBusy?: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/** A switch that can be disabled with a reason; it stays focusable. */
export function Switch({ isOn, labelledBy, describedBy, disabledReason, isBusy = false, onChange }: SwitchProps) {
  const { ref, reasonId, handlers, reason } = useReasonTooltip(disabledReason);
  const isDisabled = disabledReason !== null;
  return (
    <>
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelledBy}
        aria-describedby={isDisabled ? reasonId : describedBy}
        aria-disabled={isDisabled || undefined}
        aria-busy={isBusy || undefined}
        className={styles.switch}
        onClick={isDisabled || isBusy ? undefined : () => onChange(!isOn)}
        {...handlers}
      >
        <span className={styles.knob} />
      </button>
      {reason}
    </>
  );
}

import { Icon, type IconSource, Spinner } from '@shopify/polaris';
import styles from './ActionButton.module.css';
import { useReasonTooltip } from './useReasonTooltip.tsx';
import screenReader from '../layout/screenReader.module.css';

export interface ActionButtonProps {
  /** Label of the button. */
  label: string;
  /** Called unless disabled or busy. */
  onAction: () => void;
  /** Disables the button and is its description; null enables it. */
  disabledReason: string | null;
  /** The action is running: the button is busy and ignores clicks. */
  loading?: boolean;
  /** `plain` looks like a link. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** `critical`: red, for irreversible loss. */
  tone?: 'critical' | undefined;
  /** Icon before the label. */
  icon?: Extract<IconSource, Function> | undefined;
  /** Appended to the accessible name if several buttons have the same label. */
  about?: string | undefined;
}

/**
 * A button that can be disabled with a reason (contract: focusable, `aria-disabled`). The same element in all states,
 * so that it keeps the focus; Polaris' disabled button leaves the tab order.
 */
export function ActionButton({
  label,
  onAction,
  disabledReason,
  loading = false,
  variant = 'secondary',
  tone,
  icon,
  about,
}: ActionButtonProps) {
  const { ref, reasonId, handlers, reason } = useReasonTooltip(disabledReason);
  const isDisabled = disabledReason !== null;
  return (
    <span className={styles.frame}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        data-variant={variant}
        data-tone={tone}
        aria-disabled={isDisabled || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={isDisabled || loading ? undefined : onAction}
        {...handlers}
      >
        {loading && (
          <span className={styles.spinner}>
            <Spinner size="small" />
          </span>
        )}
        {icon && <Icon source={icon} tone="inherit" />}
        {label}
        {about && <span className={screenReader.only}> {about}</span>}
      </button>
      {reason}
    </span>
  );
}

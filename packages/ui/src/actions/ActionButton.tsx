import { Icon, type IconSource, Spinner } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './ActionButton.module.css';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';
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
  /** Appended to the accessible name where several buttons have the same label. */
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
  const reasonId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [tooltip, setTooltip] = useState<Pick<TooltipProps, 'anchor' | 'within'> | null>(null);
  const isDisabled = disabledReason !== null;
  const hideTooltip = () => setTooltip(null);
  const showTooltip = () => {
    const element = buttonRef.current;
    if (element) setTooltip({ anchor: element.getBoundingClientRect(), within: element.closest('dialog') });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hideTooltip();
  };
  return (
    <span className={styles.frame}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        data-variant={variant}
        data-tone={tone}
        aria-disabled={isDisabled || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onClick={isDisabled || loading ? undefined : onAction}
        onMouseEnter={showTooltip}
        onMouseLeave={hideTooltip}
        onFocus={showTooltip}
        onBlur={hideTooltip}
        onKeyDown={handleKeyDown}
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
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {isDisabled && tooltip && <Tooltip {...tooltip}>{disabledReason}</Tooltip>}
    </span>
  );
}

import { Icon, type IconSource, Spinner } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './ActionButton.module.css';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';
import screenReader from '../layout/screenReader.module.css';

export interface ActionButtonProps {
  /** What is on the button. */
  label: string;
  /** Pressed while it is neither off nor busy. */
  onAction: () => void;
  /** A sentence keeps it off and says why; null lets it act. */
  disabledReason: string | null;
  /** It runs: the button is busy and takes no second click. */
  loading?: boolean;
  /** `plain` looks like a link. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** `critical`: red, for what takes something away for good. */
  tone?: 'critical' | undefined;
  /** Stands before the words. */
  icon?: Extract<IconSource, Function> | undefined;
  /** What it is about, read after the label where many buttons have the same one. */
  about?: string | undefined;
}

/**
 * A button that can be off for a reason (contract: it stays focusable and says why). One and the same element whether
 * it is on, off or busy, so that the focus outlives the change; Polaris' own leaves the tab order when it is off, and
 * cannot say why.
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

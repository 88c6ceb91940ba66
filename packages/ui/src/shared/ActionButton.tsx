import { Icon, type IconSource, Spinner } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './ActionButton.module.css';
import { HintBubble, type HintBubbleProps } from './HintBubble.tsx';
import spoken from './spoken.module.css';

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
  const control = useRef<HTMLButtonElement>(null);
  const [hint, setHint] = useState<Pick<HintBubbleProps, 'anchor' | 'within'> | null>(null);
  const isOff = disabledReason !== null;
  const hide = () => setHint(null);
  const show = () => {
    const element = control.current;
    if (element) setHint({ anchor: element.getBoundingClientRect(), within: element.closest('dialog') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    <span className={styles.frame}>
      <button
        ref={control}
        type="button"
        className={styles.button}
        data-variant={variant}
        data-tone={tone}
        aria-disabled={isOff || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={isOff || loading ? undefined : onAction}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {loading && (
          <span className={styles.spinner}>
            <Spinner size="small" />
          </span>
        )}
        {icon && <Icon source={icon} tone="inherit" />}
        {label}
        {about && <span className={spoken.only}> {about}</span>}
      </button>
      {isOff && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {isOff && hint && <HintBubble {...hint}>{disabledReason}</HintBubble>}
    </span>
  );
}

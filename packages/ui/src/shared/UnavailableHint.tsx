import { Icon, type IconSource } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { HintBubble } from './HintBubble.tsx';
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
 * control that is off stays focusable and says why"). Polaris' tooltip refuses such a button and makes a second tab stop.
 */
export function UnavailableHint({ label, reason, icon }: UnavailableHintProps) {
  const reasonId = useId();
  const control = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);

  const show = () => setAnchor(control.current?.getBoundingClientRect() ?? null);
  const hide = () => setAnchor(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    <span className={styles.frame}>
      <button
        ref={control}
        type="button"
        className={styles.control}
        aria-disabled="true"
        aria-describedby={reasonId}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {icon && <Icon source={icon} tone="inherit" />}
        {label}
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {anchor && <HintBubble anchor={anchor}>{reason}</HintBubble>}
    </span>
  );
}

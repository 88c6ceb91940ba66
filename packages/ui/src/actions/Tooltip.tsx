import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** Where the thing it speaks of stands in the window. */
  anchor: DOMRect;
  /** The open dialog that the thing is in, which covers everything outside it. */
  within?: HTMLElement | null | undefined;
  children: ReactNode;
}

/** Half of the widest bubble, so that it never leaves the window; px. */
const halfMaxWidth = 150;
/** Below this much room (px) it stands above its anchor. */
const minSpaceBelow = 100;

/**
 * A few words beside a control, in the body so that no list or card cuts them off. Seen only: the control's description
 * says the same.
 */
export function Tooltip({ anchor, within, children }: TooltipProps) {
  const center = anchor.left + anchor.width / 2;
  const left = Math.max(halfMaxWidth, Math.min(center, window.innerWidth - halfMaxWidth));
  const isBelow = window.innerHeight - anchor.bottom > minSpaceBelow;
  const position = isBelow ? { top: anchor.bottom } : { bottom: window.innerHeight - anchor.top };
  return createPortal(
    <div className={styles.anchor} style={{ left, ...position }}>
      <div role="tooltip" className={styles.bubble}>
        {children}
      </div>
    </div>,
    within ?? document.body,
  );
}

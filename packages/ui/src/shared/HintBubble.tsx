import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './HintBubble.module.css';

export interface HintBubbleProps {
  /** Where the thing it speaks of stands in the window. */
  anchor: DOMRect;
  /** The open dialog that the thing is in, which covers everything outside it. */
  within?: HTMLElement | null | undefined;
  children: ReactNode;
}

/** Half of the widest bubble, so that it never leaves the window; px. */
const halfWidth = 150;
/** Below this much room (px) it stands above its anchor. */
const roomBelow = 100;

/**
 * A few words beside a control, in the body so that no list or card cuts them off. Seen only: the control's description
 * says the same.
 */
export function HintBubble({ anchor, within, children }: HintBubbleProps) {
  const centre = anchor.left + anchor.width / 2;
  const left = Math.max(halfWidth, Math.min(centre, window.innerWidth - halfWidth));
  const isBelow = window.innerHeight - anchor.bottom > roomBelow;
  const place = isBelow ? { top: anchor.bottom } : { bottom: window.innerHeight - anchor.top };
  return createPortal(
    <div className={styles.place} style={{ left, ...place }}>
      <div role="tooltip" className={styles.bubble}>
        {children}
      </div>
    </div>,
    within ?? document.body,
  );
}

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** Rectangle of the anchor in the window. */
  anchor: DOMRect;
  /** The open dialog around the anchor. The tooltip is rendered inside it, because a dialog covers everything else. */
  within?: HTMLElement | null | undefined;
  children: ReactNode;
}

/** Half of the largest width, to keep it inside the window; px. */
const halfMaxWidth = 150;
/** With less room below (px) it is placed above the anchor. */
const minSpaceBelow = 100;

/**
 * A tooltip, rendered in the body so that nothing clips it. Visual only: the control's description has the same text.
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

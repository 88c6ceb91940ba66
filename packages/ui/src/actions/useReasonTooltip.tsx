import { type DOMAttributes, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

/** Props for a control that can be disabled with a reason. */
export interface ReasonTooltip<Control extends HTMLElement> {
  /** Ref of the control; the tooltip is placed beside it. */
  ref: RefObject<Control>;
  /** Id of the reason, for `aria-describedby`. */
  reasonId: string;
  /** Show the tooltip on hover or focus; Escape hides it. */
  handlers: Pick<DOMAttributes<Control>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onKeyDown'>;
  /** The reason for assistive technology, and the tooltip; render it beside the control. */
  reason: ReactNode;
}

/** A tooltip that says why a control is disabled; null: the control is enabled. */
export function useReasonTooltip<Control extends HTMLElement = HTMLButtonElement>(
  disabledReason: string | null,
): ReasonTooltip<Control> {
  const reasonId = useId();
  const ref = useRef<Control>(null);
  const [tooltip, setTooltip] = useState<Pick<TooltipProps, 'anchor' | 'within'> | null>(null);
  const hide = () => setTooltip(null);
  const show = () => {
    const element = ref.current;
    if (element) setTooltip({ anchor: element.getBoundingClientRect(), within: element.closest('dialog') });
  };
  return {
    ref,
    reasonId,
    handlers: {
      onMouseEnter: show,
      onMouseLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: ({ key }) => key === 'Escape' && hide(),
    },
    reason: disabledReason !== null && (
      <>
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
        {tooltip && <Tooltip {...tooltip}>{disabledReason}</Tooltip>}
      </>
    ),
  };
}

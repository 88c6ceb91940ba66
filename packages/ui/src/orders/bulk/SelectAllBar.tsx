import { bulkTexts, selectionTexts } from '@hub/domain/orders/bulk';
import { readAgainLabel } from '@hub/domain/shared';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { FocusKeeper } from '../../actions/FocusKeeper.tsx';
import { Tooltip } from '../../actions/Tooltip.tsx';
import screenReader from '../../layout/screenReader.module.css';
import styles from './SelectAllBar.module.css';

export interface SelectAllBarProps {
  /** Accessible name: "Hold Orders". */
  listLabel: string;
  /** Label of the checkbox (§2). */
  label: string;
  /** Whether none, some or all of the shown list is selected. */
  state: 'none' | 'some' | 'all';
  /** What the selection covers: "All 50 orders that match". */
  coverage: string;
  /** What it leaves out, such as unreadable orders. */
  warning?: string | undefined;
  /** Reads all orders again, when some moved during the load. */
  onReadAgain?: (() => void) | undefined;
  /** Why nothing can be selected; the checkbox stays focusable. */
  disabledReason?: string | undefined;
  /** Selects or clears the whole shown list. */
  onToggle: () => void;
  /** Clears the selection. */
  onClear?: (() => void) | undefined;
  /** Called with the bar's height, px; makes the bar sticky while the page scrolls. */
  onStickyHeightChange?: ((height: number) => void) | undefined;
  /** Ref of the fallback focus target. */
  checkboxRef?: RefObject<HTMLInputElement>;
  /** Bulk actions, unless rendered elsewhere. */
  actions?: ReactNode;
  /** Progress of the selected orders; sticky with the bar. */
  progress?: ReactNode;
}

/** Above a list: select all, its coverage, and the bulk actions. */
export function SelectAllBar(props: SelectAllBarProps) {
  const { listLabel, label, coverage, warning, onReadAgain, onClear } = props;
  const { onStickyHeightChange, actions, progress } = props;
  const fallbackRef = useRef<HTMLInputElement>(null);
  const boxRef = props.checkboxRef ?? fallbackRef;
  const coverageId = useId();
  const barRef = useRef<HTMLDivElement>(null);
  useElementHeight(barRef, onStickyHeightChange);
  const focusCheckbox = () => boxRef.current?.focus();
  return (
    <div
      ref={barRef}
      role="group"
      aria-label={selectionTexts.selectionIn(listLabel)}
      className={styles.bar}
      data-sticky={onStickyHeightChange && ''}
    >
      <div className={styles.selection}>
        <label className={styles.label}>
          <SelectAllBox {...props} boxRef={boxRef} describedBy={coverageId} />
          <span>{label}</span>
        </label>
        {onClear && (
          <FocusKeeper onFocusLost={focusCheckbox}>
            <ActionButton variant="plain" label={bulkTexts.clear} disabledReason={null} onAction={onClear} />
          </FocusKeeper>
        )}
        <span id={coverageId} className={styles.coverage}>
          {coverage}
        </span>
        {warning && <span className={styles.coverage}>{warning}</span>}
        {onReadAgain && (
          <FocusKeeper onFocusLost={focusCheckbox}>
            <ActionButton variant="plain" label={readAgainLabel} disabledReason={null} onAction={onReadAgain} />
          </FocusKeeper>
        )}
      </div>
      {actions}
      {progress && <div className={styles.progress}>{progress}</div>}
      <span role="status" className={screenReader.only}>
        {label}
      </span>
    </div>
  );
}

/** A native checkbox, because Polaris' disabled one leaves the tab order (contract). */
function SelectAllBox({
  state,
  disabledReason,
  onToggle,
  boxRef,
  describedBy,
}: SelectAllBarProps & { boxRef: RefObject<HTMLInputElement>; describedBy: string }) {
  const reasonId = useId();
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const isDisabled = disabledReason !== undefined;
  // `indeterminate` can only be set as a property; set it before paint, so that the box is not shown empty.
  useLayoutEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = state === 'some';
  }, [boxRef, state]);
  const showTooltip = () => setAnchor(boxRef.current?.getBoundingClientRect() ?? null);
  const hideTooltip = () => setAnchor(null);
  return (
    <>
      <input
        ref={boxRef}
        type="checkbox"
        checked={state === 'all'}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : describedBy}
        onChange={isDisabled ? () => {} : onToggle}
        onFocus={showTooltip}
        onBlur={hideTooltip}
        onMouseEnter={showTooltip}
        onMouseLeave={hideTooltip}
      />
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {isDisabled && anchor && <Tooltip anchor={anchor}>{disabledReason}</Tooltip>}
    </>
  );
}

function useElementHeight(elementRef: RefObject<HTMLElement>, onHeightChange: ((height: number) => void) | undefined) {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element || !onHeightChange) return undefined;
    const observer = new ResizeObserver(() => onHeightChange(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef, onHeightChange]);
}

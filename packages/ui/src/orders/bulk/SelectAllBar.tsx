import { bulkTexts } from '@hub/domain/orders';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Tooltip } from '../../actions/Tooltip.tsx';
import screenReader from '../../layout/screenReader.module.css';
import { FocusKeeper } from './FocusKeeper.tsx';
import styles from './SelectAllBar.module.css';

export interface SelectAllBarProps {
  /** Names the bar for somebody who cannot see where it stands: "Hold Orders". */
  listLabel: string;
  /** "Select All Orders", "12 order(s) selected" (§2). */
  label: string;
  /** What of the shown list is selected. */
  state: 'none' | 'some' | 'all';
  /** Exactly what is covered: "All 50 orders on this page". */
  coverage: string;
  /** Something that the coverage leaves out, such as orders that could not be read. */
  warning?: string | undefined;
  /** Why nothing can be selected; the checkbox stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Select all of the shown list or, when all of it is, nothing any more. */
  onToggle: () => void;
  /** Offered once something is selected. */
  onClear?: (() => void) | undefined;
  /** Offered where the server pages: chooses every order that matches, on every page. */
  onSelectMatching?: (() => void) | undefined;
  /** Keeps its place at the top while the page scrolls; hears how many px of it the bar then covers. */
  onStickyHeightChange?: ((height: number) => void) | undefined;
  /** Where the focus may go when what it was on has left the page. */
  checkboxRef?: RefObject<HTMLInputElement>;
  /** What can be done with the selected, unless that stands elsewhere. */
  actions?: ReactNode;
  /** What is going on with the selected; stays in sight with the bar. */
  progress?: ReactNode;
}

/** Above a list: select all, what exactly that covers, and what can be done with the selected. */
export function SelectAllBar(props: SelectAllBarProps) {
  const { listLabel, label, coverage, warning, onClear, onSelectMatching, onStickyHeightChange, actions, progress } =
    props;
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
      aria-label={`Selection in ${listLabel}`}
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
        {onSelectMatching && (
          <FocusKeeper onFocusLost={focusCheckbox}>
            <ActionButton
              variant="plain"
              label={bulkTexts.selectMatching}
              disabledReason={null}
              onAction={onSelectMatching}
            />
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

/** A native box, since Polaris' own leaves the tab order when it is off and cannot say why (contract). */
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
  // Only a property says "some of them".
  useEffect(() => {
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

import { orderSearchTexts } from '@hub/domain/orders';
import { ordersText } from '@hub/domain/shared';
import { Button, Icon } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { type Loadable } from '../../data/index.ts';
import { ErrorBanner, SlowRequestNotice } from '../../feedback/index.ts';
import { OrderSearchList } from './OrderSearchList.tsx';
import styles from './OrderSearch.module.css';
import { searchOptions, type OrderSearchGroup, type OrderSearchResult } from './OrderSearchGroup.ts';

export interface OrderSearchProps {
  /** What stands in the field. */
  text: string;
  /** Each key stroke; whoever listens waits for the pause. */
  onInput: (text: string) => void;
  /** Enter before the pause is over. */
  onSubmit: (text: string) => void;
  /** What was found for exactly this text; null while nothing was asked for it. */
  results: Loadable<readonly OrderSearchGroup[]> | null;
  /** One of the two ways of searching failed: what, and how to ask again. The other one's finds are shown. */
  problem?: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
  /** One of the found orders was chosen. */
  onChoose: (found: OrderSearchResult) => void;
  /** The order that was chosen, while it is looked up in which list it stands. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  /** Escape in a closed field: the focus goes back to where it was. */
  onEscape: () => void;
  /** For whoever brings the focus here by a key. */
  field: RefObject<HTMLInputElement>;
  /** The keys that bring the focus here, shown in the empty field: "Ctrl K". */
  shortcut?: string | undefined;
  /** IANA zone in which the times are shown. */
  timeZone: string;
}

/** Finds any order by number or SKU from anywhere: a field with the list of what was found (ARIA combobox). */
export function OrderSearch(props: OrderSearchProps) {
  const { text, onInput, onSubmit, results, onChoose, opening, onEscape, field, shortcut, timeZone } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlight, setHighlight] = useState<{ text: string; index: number }>({ text, index: 0 });
  const groups = (results?.state === 'ready' && results.value) || noGroups;
  const options = searchOptions(groups, listId);
  const isListOpen = isOpen && options.length > 0 && opening === null;
  // The best one is active by itself, so that a number and two Enters are enough; another text begins there again.
  const index = highlight.text === text ? Math.min(highlight.index, options.length - 1) : 0;
  const active = isListOpen ? options[index] : undefined;

  const choose = (found: OrderSearchResult) => {
    setHighlight({ text, index: 0 });
    onChoose(found);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    if (isListOpen) setHighlight({ text, index: (index + step + options.length) % options.length });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter() {
      setIsOpen(true);
      if (active) choose(active);
      else if (opening === null) onSubmit(text);
    },
    Escape() {
      if (opening) opening.onCancel();
      else if (isOpen && text !== '') setIsOpen(false);
      else onEscape();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act =
      event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <div role="search" aria-label={orderSearchTexts.label}>
      <div className={styles.frame} onBlur={onBlur}>
        <span className={styles.icon}>
          <Icon source={SearchIcon} tone="inherit" />
        </span>
        <input
          ref={field}
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={orderSearchTexts.placeholder}
          placeholder={orderSearchTexts.placeholder}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? listId : undefined}
          aria-activedescendant={active?.id}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setIsOpen(true);
            onInput(event.currentTarget.value);
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        {shortcut && text === '' && (
          <kbd className={styles.shortcut} aria-hidden="true">
            {shortcut}
          </kbd>
        )}
        {isOpen && (results !== null || opening !== null) && (
          // A button in it lets go of the focus when it is pressed, or goes itself, and then all would close: the field
          // keeps the focus, or gets it back.
          <div
            role="presentation"
            className={styles.popup}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.current?.focus()}
          >
            <Status {...props} />
            {isListOpen && (
              <OrderSearchList
                id={listId}
                label={orderSearchTexts.label}
                groups={groups}
                activeId={active?.id ?? null}
                timeZone={timeZone}
                onChoose={choose}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const noGroups: readonly OrderSearchGroup[] = [];

/** What is known of the search beside its finds: on its way, nothing, failed. */
function Status({ results, problem, opening }: OrderSearchProps): ReactNode {
  if (opening) {
    return (
      <div className={styles.status}>
        <div className={styles.opening}>
          <p role="status">{`Opening ${opening.orderName} …`}</p>
          <Button onClick={opening.onCancel}>Cancel</Button>
        </div>
        <SlowRequestNotice
          subject="the lists"
          since={opening.since}
          onCancel={opening.onCancel}
          onRetry={opening.onRetry}
        />
      </div>
    );
  }
  if (results === null) return null;
  if (results.state === 'failed') {
    return (
      <div className={styles.status}>
        <ErrorBanner message={results.message} detail={results.detail} onRetry={results.onRetry} />
      </div>
    );
  }
  const isLoading = results.state === 'loading';
  const statusText = isLoading ? orderSearchTexts.searching : resultsText(results.value, problem ?? null);
  return (
    <div className={styles.status}>
      {statusText && <p role="status">{statusText}</p>}
      {isLoading && <SlowRequestNotice subject="the orders" {...pendingRequest(results)} />}
      {problem && <ErrorBanner message={problem.message} detail={problem.detail} onRetry={problem.onRetry} />}
    </div>
  );
}

function pendingRequest({ since = Date.now(), onCancel, onRetry }: Extract<Loadable<unknown>, { state: 'loading' }>) {
  return { since, ...(onCancel && { onCancel }), ...(onRetry && { onRetry }) };
}

/** Says that nothing was found only where both ways of searching have answered. */
function resultsText(groups: readonly OrderSearchGroup[], problem: OrderSearchProps['problem']): string | null {
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  if (count > 0)
    return groups.every(({ isWhole }) => isWhole)
      ? `${ordersText(count)} found`
      : `More than ${ordersText(count)} found`;
  return problem ? null : orderSearchTexts.nothing;
}

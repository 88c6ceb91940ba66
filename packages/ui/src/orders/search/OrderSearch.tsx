import { loadSubjects, feedbackTexts } from '@hub/domain/shared';
import {
  maxSearchTextLength,
  newestForShortText,
  orderSearchTexts,
  searchCountText,
  searchScreenTexts,
} from '@hub/domain/orders';
import { Button, Icon } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { type Loadable } from '../../data/index.ts';
import { ErrorBanner, SlowRequestNotice } from '../../feedback/index.ts';
import { OrderSearchList } from './OrderSearchList.tsx';
import styles from './OrderSearch.module.css';
import {
  searchOptions,
  type OrderSearchGroup,
  type OrderSearchLink,
  type OrderSearchOption,
  type OrderSearchResult,
} from './OrderSearchGroup.ts';

export interface OrderSearchProps {
  /** Value of the field. */
  text: string;
  /** Called per keystroke; the caller debounces. */
  onInput: (text: string) => void;
  /** Enter: searches at once. */
  onSubmit: (text: string) => void;
  /** Results for exactly this text; null before a search. */
  results: Loadable<readonly OrderSearchGroup[]> | null;
  /** One of the two searches failed; the results of the other are shown. */
  problem?: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
  /** The text was too short to look through all orders of this shop. */
  isNewestOnly?: boolean | undefined;
  /** An order was chosen. */
  onChoose: (found: OrderSearchResult) => void;
  /** A list was chosen. */
  onOpenList?: ((list: OrderSearchLink['list']) => void) | undefined;
  /** Customers and products are found too. */
  findsAll?: boolean | undefined;
  /** The chosen order, while its list is looked up. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  /** Escape in a closed field: restores the focus. */
  onEscape: () => void;
  /** Ref for the shortcut. */
  field: RefObject<HTMLInputElement>;
  /** Keys of the shortcut, shown in the empty field: "Ctrl K". */
  shortcut?: string | undefined;
  /** IANA zone of the times. */
  timeZone: string;
}

/** Search for any order by number or SKU, as an ARIA combobox. */
export function OrderSearch(props: OrderSearchProps) {
  const { text, onInput, onSubmit, results, onChoose, onOpenList, opening, onEscape, field, timeZone } = props;
  const { shortcut, findsAll = false } = props;
  const placeholder = findsAll ? orderSearchTexts.placeholderAll : orderSearchTexts.placeholder;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlight, setHighlight] = useState<{ text: string; index: number }>({ text, index: 0 });
  const groups = (results?.state === 'ready' && results.value) || noGroups;
  const options = searchOptions(groups, listId);
  const isListOpen = isOpen && options.length > 0 && opening === null;
  // The first result is active by default, so that Enter opens it; a new text resets to it.
  const index = highlight.text === text ? Math.min(highlight.index, options.length - 1) : 0;
  const active = isListOpen ? options[index] : undefined;

  const choose = (option: OrderSearchOption) => {
    setHighlight({ text, index: 0 });
    if (option.link) onOpenList?.(option.link.list);
    else onChoose(option);
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
          aria-label={placeholder}
          placeholder={placeholder}
          maxLength={maxSearchTextLength}
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
          // Pressing a button in the results blurs the field and would close them: the field keeps the focus.
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

/** State of the search: loading, empty or failed. */
function Status({ results, problem, opening, findsAll = false, isNewestOnly = false }: OrderSearchProps): ReactNode {
  if (opening) {
    return (
      <div className={styles.status}>
        <div className={styles.opening}>
          <p role="status">{searchScreenTexts.opening(opening.orderName)}</p>
          <Button onClick={opening.onCancel}>{feedbackTexts.cancel}</Button>
        </div>
        <SlowRequestNotice
          subject={loadSubjects.lists}
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
  const statusText = isLoading ? orderSearchTexts.searching : resultsText(results.value, problem ?? null, findsAll);
  return (
    <div className={styles.status}>
      {statusText && (
        <p role="status">
          {statusText}
          {isNewestOnly && !isLoading && (
            <span className={styles.note}> {orderSearchTexts.short(newestForShortText)}</span>
          )}
        </p>
      )}
      {isLoading && <SlowRequestNotice subject={loadSubjects.orders} {...pendingRequest(results)} />}
      {problem && <ErrorBanner message={problem.message} detail={problem.detail} onRetry={problem.onRetry} />}
    </div>
  );
}

function pendingRequest({ since = Date.now(), onCancel, onRetry }: Extract<Loadable<unknown>, { state: 'loading' }>) {
  return { since, ...(onCancel && { onCancel }), ...(onRetry && { onRetry }) };
}

/** "Nothing found" needs the replies of both searches. */
function resultsText(
  groups: readonly OrderSearchGroup[],
  problem: OrderSearchProps['problem'],
  findsAll: boolean,
): string | null {
  const counted = (keys: readonly OrderSearchGroup['key'][]) => {
    const some = groups.filter(({ key }) => keys.includes(key));
    return { count: some.reduce((sum, { total }) => sum + total, 0), isWhole: some.every(({ isWhole }) => isWhole) };
  };
  const text = searchCountText({
    orders: counted(['order', 'sku']),
    customers: counted(['customer']),
    products: counted(['product']),
  });
  if (text !== null || problem) return text;
  return findsAll ? orderSearchTexts.nothingAtAll : orderSearchTexts.nothing;
}

import { maxSearchTextLength, orderSearchTexts } from '@hub/domain/orders/list';
import { Icon } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { type ComponentType, type FocusEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { type Loadable } from '../../data/index.ts';
import type { OrderSearchResultsProps } from './OrderSearchResults.tsx';
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
  problem?: OrderSearchResultsProps['problem'];
  /** The text was too short to search all orders of this shop. */
  isNewestOnly?: boolean | undefined;
  /** An order was chosen. */
  onChoose: (found: OrderSearchResult) => void;
  /** A list was chosen. */
  onOpenList?: ((list: OrderSearchLink['list']) => void) | undefined;
  /** Also finds customers and products. */
  findsAll?: boolean | undefined;
  /** The chosen order, while its list is looked up. */
  opening: OrderSearchResultsProps['opening'];
  /** Escape in a closed field: restores the focus. */
  onEscape: () => void;
  /** Ref for the shortcut. */
  field: RefObject<HTMLInputElement>;
  /** Shortcut shown in the empty field: "Ctrl K". */
  shortcut?: string | undefined;
  /** IANA zone of the times. */
  timeZone: string;
  /** `OrderSearchResults`; null while its file is loading. */
  Results: ComponentType<OrderSearchResultsProps> | null;
}

/** Search for any order by number or SKU, as an ARIA combobox. */
export function OrderSearch(props: OrderSearchProps) {
  const { text, onInput, onSubmit, results, onChoose, onOpenList, opening, onEscape, field } = props;
  const { shortcut, findsAll = false, Results } = props;
  const placeholder = findsAll ? orderSearchTexts.placeholderAll : orderSearchTexts.placeholder;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [highlight, setHighlight] = useState<{ text: string; index: number }>({ text, index: 0 });
  const groups = (results?.state === 'ready' && results.value) || noGroups;
  const options = searchOptions(groups, listId);
  const isListOpen = isOpen && options.length > 0 && opening === null && Results !== null;
  // The first result is active by default, so that Enter opens it; a new text resets it.
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
        {isOpen && Results && (results !== null || opening !== null) && (
          // Pressing a button in the results would blur the field and close them, so the field keeps the focus.
          <div
            role="presentation"
            className={styles.popup}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.current?.focus()}
          >
            <Results
              results={results}
              problem={props.problem}
              opening={opening}
              findsAll={findsAll}
              isNewestOnly={props.isNewestOnly}
              timeZone={props.timeZone}
              list={isListOpen ? { id: listId, activeId: active?.id ?? null, onChoose: choose } : null}
            />
          </div>
        )}
      </div>
    </div>
  );
}

const noGroups: readonly OrderSearchGroup[] = [];

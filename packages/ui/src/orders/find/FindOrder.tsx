import { findTexts, ordersCounted } from '@hub/domain/orders';
import { Button, Icon } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { ErrorBanner, type Loadable, StillWaiting } from '../../shared/index.ts';
import { FindList } from './FindList.tsx';
import styles from './FindOrder.module.css';
import { findOptions, type FoundGroup, type FoundOrder } from './FindResults.ts';

export interface FindOrderProps {
  /** What stands in the field. */
  text: string;
  /** Each key stroke; whoever listens waits for the pause. */
  onInput: (text: string) => void;
  /** Enter before the pause is over. */
  onSubmit: (text: string) => void;
  /** What was found for exactly this text; null while nothing was asked for it. */
  results: Loadable<readonly FoundGroup[]> | null;
  /** One of the two ways of searching failed: what, and how to ask again. The other one's finds are shown. */
  problem?: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
  /** One of the found orders was chosen. */
  onChoose: (found: FoundOrder) => void;
  /** The order that was chosen, while it is looked up in which list it stands. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  /** Escape in a closed field: the focus goes back to where it was. */
  onLeave: () => void;
  /** For whoever brings the focus here by a key. */
  field: RefObject<HTMLInputElement>;
  /** The keys that bring the focus here, shown in the empty field: "Ctrl K". */
  shortcut?: string | undefined;
  /** IANA zone in which the times are shown. */
  timeZone: string;
}

/** Finds any order by number or SKU from anywhere: a field with the list of what was found (ARIA combobox). */
export function FindOrder(props: FindOrderProps) {
  const { text, onInput, onSubmit, results, onChoose, opening, onLeave, field, shortcut, timeZone } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<{ text: string; index: number }>({ text, index: 0 });
  const groups = (results?.state === 'ready' && results.value) || noGroups;
  const options = findOptions(groups, listId);
  const isListed = isOpen && options.length > 0 && opening === null;
  // The best one is active by itself, so that a number and two Enters are enough; another text begins there again.
  const index = moved.text === text ? Math.min(moved.index, options.length - 1) : 0;
  const active = isListed ? options[index] : undefined;

  const choose = (found: FoundOrder) => {
    setMoved({ text, index: 0 });
    onChoose(found);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (isListed) setMoved({ text, index: (index + step + options.length) % options.length });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter() {
      setOpen(true);
      if (active) choose(active);
      else if (opening === null) onSubmit(text);
    },
    Escape() {
      if (opening) opening.onCancel();
      else if (isOpen && text !== '') setOpen(false);
      else onLeave();
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
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div role="search" aria-label={findTexts.label}>
      <div className={styles.frame} onBlur={onBlur}>
        <span className={styles.icon}>
          <Icon source={SearchIcon} tone="inherit" />
        </span>
        <input
          ref={field}
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={findTexts.placeholder}
          placeholder={findTexts.placeholder}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={active?.id}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setOpen(true);
            onInput(event.currentTarget.value);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
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
            {isListed && (
              <FindList
                id={listId}
                label={findTexts.label}
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

const noGroups: readonly FoundGroup[] = [];

/** What is known of the search beside its finds: on its way, nothing, failed. */
function Status({ results, problem, opening }: FindOrderProps): ReactNode {
  if (opening) {
    return (
      <div className={styles.status}>
        <div className={styles.opening}>
          <p role="status">{`Opening ${opening.orderName} …`}</p>
          <Button onClick={opening.onCancel}>Cancel</Button>
        </div>
        <StillWaiting subject="the lists" since={opening.since} onCancel={opening.onCancel} onRetry={opening.onRetry} />
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
  const isAsking = results.state === 'loading';
  const words = isAsking ? findTexts.searching : foundWords(results.value, problem ?? null);
  return (
    <div className={styles.status}>
      {words && <p role="status">{words}</p>}
      {isAsking && <StillWaiting subject="the orders" {...waiting(results)} />}
      {problem && <ErrorBanner message={problem.message} detail={problem.detail} onRetry={problem.onRetry} />}
    </div>
  );
}

function waiting({ since = Date.now(), onCancel, onRetry }: Extract<Loadable<unknown>, { state: 'loading' }>) {
  return { since, ...(onCancel && { onCancel }), ...(onRetry && { onRetry }) };
}

/** Says that nothing was found only where both ways of searching have answered. */
function foundWords(groups: readonly FoundGroup[], problem: FindOrderProps['problem']): string | null {
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  if (count > 0)
    return groups.every(({ isWhole }) => isWhole)
      ? `${ordersCounted(count)} found`
      : `More than ${ordersCounted(count)} found`;
  return problem ? null : findTexts.nothing;
}

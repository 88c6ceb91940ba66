import { findsCustomers } from '@hub/api-client/search';
import { filterDebounceMs } from '@hub/domain/dashboard';
import { minSearchLength, orderSearchTexts } from '@hub/domain/orders/list';
import { OrderSearch } from '@hub/ui/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import type { FoundOrders } from './FindOrders.tsx';

/**
 * Order search: searches after 700 ms or on Enter, and opens the order in its list. Searching and results load with the
 * dialogs, or with the first text if that is earlier.
 */
export function OrderSearchField() {
  const { timeZone, client } = useOpenShop();
  const field = useRef<HTMLInputElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const { text, debouncedText, input, submit } = useDebouncedText();
  const [found, setFound] = useState<FoundOrders | null>(null);
  // If loading fails, the next text tries again.
  const lazyDialogs = useLazyDialogs(debouncedText !== '', () => submit(''));
  const clear = useCallback(() => {
    input('');
    field.current?.blur();
  }, [input]);

  useShortcuts([
    {
      id: 'find-order',
      keys: ['Mod+k'],
      label: orderSearchTexts.label,
      group: 'Everywhere',
      run() {
        if (document.activeElement !== field.current) previousFocus.current = document.activeElement;
        field.current?.focus();
        field.current?.select();
      },
    },
  ]);
  const leave = () => {
    clear();
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    previousFocus.current = null;
  };

  // Results of the previous text do not belong to this one.
  const shown = found?.text === debouncedText && debouncedText === text.trim() ? found : null;
  return (
    <>
      {lazyDialogs && <lazyDialogs.FindOrders text={debouncedText} onNavigate={clear} onFound={setFound} />}
      <OrderSearch
        text={text}
        onInput={input}
        onSubmit={submit}
        results={shown?.results ?? null}
        problem={found?.problem}
        isNewestOnly={found?.isNewestOnly}
        onChoose={(order) => found?.open(order)}
        onOpenList={(list) => found?.openList(list)}
        findsAll={findsCustomers(client.context)}
        opening={found?.opening ?? null}
        onEscape={leave}
        field={field}
        shortcut={isMac() ? '⌘ K' : 'Ctrl K'}
        timeZone={timeZone}
        Results={lazyDialogs?.OrderSearchResults ?? null}
      />
    </>
  );
}

/** The typed text, and the searched one after the pause. */
function useDebouncedText() {
  const [text, setText] = useState('');
  const [debouncedText, setDebouncedText] = useState('');
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  const submit = useCallback((next: string) => {
    clearTimeout(debounceTimer.current);
    setDebouncedText(next.trim());
  }, []);
  const input = useCallback((next: string) => {
    clearTimeout(debounceTimer.current);
    setText(next);
    const trimmed = next.trim();
    if (trimmed.length < minSearchLength) setDebouncedText('');
    else debounceTimer.current = setTimeout(() => setDebouncedText(trimmed), filterDebounceMs);
  }, []);
  return { text, debouncedText, input, submit };
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

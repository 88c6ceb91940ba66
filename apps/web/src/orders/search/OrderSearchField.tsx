import { filterDebounceMs } from '@hub/domain/dashboard';
import { minSearchLength, orderSearchTexts } from '@hub/domain/orders';
import { OrderSearch } from '@hub/ui/orders';
import { useEffect, useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import { useOrderSearch } from './useOrderSearch.ts';
import { useOpenFoundOrder } from './useOpenFoundOrder.ts';

/** Order search: searches after 700 ms or on Enter, and opens the order in its list. */
export function OrderSearchField() {
  const { timeZone, info } = useOpenShop();
  const field = useRef<HTMLInputElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const { text, debouncedText, input, submit } = useDebouncedText();
  const { results, problem, isNewestOnly } = useOrderSearch(debouncedText);
  const { opening, open, openList } = useOpenFoundOrder(() => {
    input('');
    field.current?.blur();
  });

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
    input('');
    field.current?.blur();
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    previousFocus.current = null;
  };

  return (
    <OrderSearch
      text={text}
      onInput={input}
      onSubmit={submit}
      results={debouncedText === text.trim() ? results : null}
      problem={problem}
      isNewestOnly={isNewestOnly}
      onChoose={open}
      onOpenList={openList}
      findsAll={info.capabilities.includes('search')}
      opening={opening}
      onEscape={leave}
      field={field}
      shortcut={isMac() ? '⌘ K' : 'Ctrl K'}
      timeZone={timeZone}
    />
  );
}

/** The typed text, and the searched one after the pause. */
function useDebouncedText() {
  const [text, setText] = useState('');
  const [debouncedText, setDebouncedText] = useState('');
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  const submit = (next: string) => {
    clearTimeout(debounceTimer.current);
    setDebouncedText(next.trim());
  };
  const input = (next: string) => {
    clearTimeout(debounceTimer.current);
    setText(next);
    const trimmed = next.trim();
    if (trimmed.length < minSearchLength) setDebouncedText('');
    else debounceTimer.current = setTimeout(() => setDebouncedText(trimmed), filterDebounceMs);
  };
  return { text, debouncedText, input, submit };
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

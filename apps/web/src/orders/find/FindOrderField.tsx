import { filterDebounceMs } from '@hub/domain/dashboard';
import { findsByItselfFrom, findTexts } from '@hub/domain/orders';
import { FindOrder } from '@hub/ui/orders';
import { useEffect, useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shared/Shortcuts.tsx';
import { useFoundOrders } from './useFoundOrders.ts';
import { useOpening } from './useOpening.ts';

/** Find any order from anywhere: searches after a pause of 700 ms or Enter, and lands on the order in its list. */
export function FindOrderField() {
  const { timeZone } = useOpenShop();
  const field = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const { text, asked, input, submit } = useAskedText();
  const { results, problem } = useFoundOrders(asked);
  const { opening, open } = useOpening(() => {
    input('');
    field.current?.blur();
  });

  useShortcuts([
    {
      id: 'find-order',
      keys: ['Mod+k'],
      label: findTexts.label,
      group: 'Everywhere',
      run() {
        if (document.activeElement !== field.current) cameFrom.current = document.activeElement;
        field.current?.focus();
        field.current?.select();
      },
    },
  ]);
  const leave = () => {
    input('');
    field.current?.blur();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  };

  return (
    <FindOrder
      text={text}
      onInput={input}
      onSubmit={submit}
      results={asked === text.trim() ? results : null}
      problem={problem}
      onChoose={open}
      opening={opening}
      onLeave={leave}
      field={field}
      shortcut={isMac() ? '⌘ K' : 'Ctrl K'}
      timeZone={timeZone}
    />
  );
}

/** The text as typed, and the one that is asked for: after the pause, or at once. */
function useAskedText() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const submit = (next: string) => {
    clearTimeout(pause.current);
    setAsked(next.trim());
  };
  const input = (next: string) => {
    clearTimeout(pause.current);
    setText(next);
    const wanted = next.trim();
    if (wanted.length < findsByItselfFrom) setAsked('');
    else pause.current = setTimeout(() => setAsked(wanted), filterDebounceMs);
  };
  return { text, asked, input, submit };
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

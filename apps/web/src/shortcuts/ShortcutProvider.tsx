import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { createShortcutRegistry, type Shortcut, type ShortcutRegistry } from '@hub/ui/shortcuts';
import { shortcutsOffKey } from '../environment/storageKeys.ts';

interface ShortcutState {
  registry: ShortcutRegistry;
  /** Whether single-key shortcuts are enabled; those with Ctrl or Command always are. */
  singleKeys: boolean;
  setSingleKeys(on: boolean): void;
  /** The sheet's state. */
  isSheetOpen: boolean;
  setSheetOpen(open: boolean): void;
}

const ShortcutContext = createContext<ShortcutState | null>(null);

/** Handles the page's key events for all shortcuts. Once, around the frame. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const { localStore } = useAppEnvironment();
  const [registry] = useState(createShortcutRegistry);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [singleKeys, setSingleKeysState] = useState(() => localStore.get(shortcutsOffKey) === null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!singleKeys && !event.ctrlKey && !event.metaKey) return;
      if (registry.handleKeyDown(event)) event.preventDefault();
    };
    const onFocusIn = (event: FocusEvent) => registry.trackFocus(event.target);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [registry, singleKeys]);

  const state = useMemo(
    (): ShortcutState => ({
      registry,
      singleKeys,
      setSingleKeys(on) {
        setSingleKeysState(on);
        if (on) localStore.remove(shortcutsOffKey);
        else localStore.set(shortcutsOffKey, 'true');
      },
      isSheetOpen,
      setSheetOpen,
    }),
    [registry, singleKeys, localStore, isSheetOpen],
  );
  return <ShortcutContext.Provider value={state}>{children}</ShortcutContext.Provider>;
}

/** Registers shortcuts while mounted; the latest render's apply. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext)?.registry;
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.register(latest), [registry]);
}

/** For the sheet. Throws outside the provider. */
export function useShortcutState(): ShortcutState {
  const state = useContext(ShortcutContext);
  if (!state) throw new Error('useShortcutState must be used inside ShortcutProvider.');
  return state;
}

import type { ApiClient } from '@hub/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { LazyDialogs } from './LazyDialogs.ts';
import type { SessionMarker } from './SessionMarker.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import type { ShellPort } from '../shell/ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** Everything that the app takes from the outside world, so that a test or a story can give it another one. */
export interface AppEnvironment {
  /** The client of a shop; the same one until another shop is asked for. */
  clientFor(shop: string): ApiClient;
  /** Per tab: `shop`, `host`, `session_id`, `user_id`. */
  sessionStore: KeyValueStore;
  /** Per browser: `admin_token`. */
  localStore: KeyValueStore;
  sessionMarker: SessionMarker;
  shell: ShellPort;
  toasts: ToastStore;
  queryClient: QueryClient;
  /** True when the server is the sandbox; the badge says so on every screen. */
  isSandbox: boolean;
  now(): Date;
  /** A random identifier for a tab's session. */
  newId(): string;
  reload(): void;
  /** Hands a file to the browser's downloads. */
  saveFile(name: string, content: Blob): void;
  /** Fetches what opens on a click, which comes in one file of its own. */
  loadDialogs(): Promise<LazyDialogs>;
}

const AppEnvironmentContext = createContext<AppEnvironment | null>(null);

export const AppEnvironmentProvider = AppEnvironmentContext.Provider;

/** Throws outside the app, where there is no world to ask. */
export function useAppEnvironment(): AppEnvironment {
  const environment = useContext(AppEnvironmentContext);
  if (!environment) throw new Error('useAppEnvironment must be used inside AppEnvironmentProvider.');
  return environment;
}

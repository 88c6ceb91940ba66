import type { CoreClient } from '@hub/api-client';
import type { DemoFacts } from '@hub/domain/shared';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { SessionMarker } from './SessionMarker.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import type { LazyDialogs } from './LazyDialogs.ts';
import type { ShellPort } from '../shell/ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** The page's server. */
export interface Network {
  /** Origin of the page: `https://hub.example.com`. */
  origin: string;
  fetch: typeof fetch;
}

/** Everything that the app takes from outside; tests and stories replace it. */
export interface AppEnvironment {
  /**
   * A shop's client; the same one until another shop is requested. `replaces`: the shop whose client and token it takes
   * over.
   */
  clientFor(shop: string, options?: { replaces: string }): CoreClient;
  /** Sends calls that need no shop client. */
  network: Network;
  /** sessionStorage: `shop`, `host`, `session_id`, `user_id`, and `admin_token`. */
  sessionStore: KeyValueStore;
  /** localStorage: views, periods and others. */
  localStore: KeyValueStore;
  sessionMarker: SessionMarker;
  shell: ShellPort;
  toasts: ToastStore;
  queryClient: QueryClient;
  /** Loads the file of the dialogs, which only `app` knows; rejects when it cannot be loaded. */
  loadDialogs(): Promise<LazyDialogs>;
  /** The server is the sandbox; a badge says so. */
  isSandbox: boolean;
  /** Facts about the demo's server; `null`: the server is not the demo. */
  demo: DemoFacts | null;
  /** Origin of the demo's simulated store; `null`: the platform's. */
  storeOrigin: string | null;
  now(): Date;
  /** When the page was opened, ms since 1970; its first calls start before its scripts run. */
  openedAt: number;
  /** A random id for a tab's session or an intent. */
  newId(): string;
  reload(): void;
  /** Downloads a file. */
  saveFile(name: string, content: Blob): void;
}

const AppEnvironmentContext = createContext<AppEnvironment | null>(null);

export const AppEnvironmentProvider = AppEnvironmentContext.Provider;

/** Throws outside the provider. */
export function useAppEnvironment(): AppEnvironment {
  const environment = useContext(AppEnvironmentContext);
  if (!environment) throw new Error('useAppEnvironment must be used inside AppEnvironmentProvider.');
  return environment;
}

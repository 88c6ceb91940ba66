import type { ApiClient } from '@hub/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { SessionMarker } from './SessionMarker.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import type { ShellPort } from '../shell/ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** Everything that the app takes from outside; tests and stories replace it. */
export interface AppEnvironment {
  /** The client of a shop; the same one until another shop is requested. */
  clientFor(shop: string): ApiClient;
  /** sessionStorage: `shop`, `host`, `session_id`, `user_id`. */
  sessionStore: KeyValueStore;
  /** localStorage: `admin_token` and others. */
  localStore: KeyValueStore;
  sessionMarker: SessionMarker;
  shell: ShellPort;
  toasts: ToastStore;
  queryClient: QueryClient;
  /** The server is the sandbox; a badge says so. */
  isSandbox: boolean;
  now(): Date;
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

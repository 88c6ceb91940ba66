import type { StoreControls } from './StoreControls.ts';

export interface RunningStore {
  /** `http://127.0.0.1:4200`, called instead of `https://sample.myshopify.com`. */
  origin: string;
  /** `sample.myshopify.com`. */
  domain: string;
  /** Opens the app in the simulated admin; installs it first if needed. */
  appUrl: string;
  controls: StoreControls;
  /** Resolves when all due webhooks have been answered and the bulk operation has ended. */
  settled(): Promise<void>;
  /** Writes the state file now. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

import type { StoreControls } from './StoreControls.ts';

export interface RunningStore {
  /** `http://127.0.0.1:4200`, to call in place of `https://sample.myshopify.com`. */
  origin: string;
  /** `sample.myshopify.com`. */
  domain: string;
  /** Where a browser opens the app in the simulated admin; installs it first if the merchant has not. */
  appUrl: string;
  controls: StoreControls;
  /** Resolves when all webhooks that are due have been answered, and the bulk operation has ended. */
  settled(): Promise<void>;
  /** Writes the state file now. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

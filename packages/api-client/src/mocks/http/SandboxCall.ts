import type { SavedBy } from '@hub/domain/shared';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** What the sandbox's ports need: the shop of a call, and its context. */
export interface SandboxCall {
  /** Body of a request that is not JSON; empty for all others. */
  readonly rawBody: Uint8Array<ArrayBuffer>;
  readonly shop: SandboxShop;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  /** Orders per page of a tab. */
  pageSize(tab: number): number;
}

/** Who saves something, and when. */
export function savedBy({ userName }: SandboxShop, now: Date): SavedBy {
  return { savedAt: now.toISOString(), savedBy: userName };
}

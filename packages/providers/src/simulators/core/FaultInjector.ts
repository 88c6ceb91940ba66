import { seededShare } from './seededShare.ts';

/** Purpose of a call, so a fault can target one kind. */
export type Operation =
  | 'token'
  | 'test'
  | 'create'
  | 'find'
  | 'read'
  | 'cancel'
  | 'hold'
  | 'stock'
  | 'choices'
  | 'webhooks';

export type FaultKind =
  /** Answers after a delay. */
  | 'slow'
  /** Performs the request and never answers. */
  | 'silent'
  | 'tooManyRequests'
  | 'serverError'
  /** Performs the request and answers 500. */
  | 'serverErrorAfterwards'
  /** Closes the connection before doing anything. */
  | 'reset'
  /** Performs the request and closes the connection without an answer. */
  | 'resetAfterwards'
  /** Answers an HTML page with status 200, without doing anything. */
  | 'html'
  /** Performs the request and answers JSON of another shape. */
  | 'wrongShape';

export type WebhookFault = 'lost' | 'twice' | 'outOfOrder';

export interface NextFault {
  kind: FaultKind;
  /** Absent means any call except `token`. */
  operation?: Operation;
  /** 1 by default. */
  times?: number;
  /** Account name; absent means any. */
  account?: string;
}

export interface RandomFaults {
  seed: string;
  /** Share of calls per fault, from 0 to 1; at most 1 in total. */
  shares: Partial<Record<FaultKind, number>>;
  /** Absent means all except `token`. */
  operations?: readonly Operation[];
  /** Share of webhooks per fault. */
  webhooks?: Partial<Record<WebhookFault, number>>;
}

/** Decides which calls fail, and how. The same seed and calls give the same faults. */
export class FaultInjector {
  #next: { fault: NextFault; left: number }[] = [];
  #nextWebhooks: WebhookFault[] = [];
  #random: RandomFaults | null = null;
  #calls = 0;
  #webhooks = 0;

  /** Makes the next calls of a kind fail. */
  next(fault: NextFault): void {
    this.#next.push({ fault, left: fault.times ?? 1 });
  }

  /** Makes the next webhooks fail, one fault each. */
  nextWebhook(...faults: readonly WebhookFault[]): void {
    this.#nextWebhooks.push(...faults);
  }

  /** Makes a share of all calls fail; null stops this. */
  randomly(faults: RandomFaults | null): void {
    this.#random = faults;
  }

  clear(): void {
    this.#next = [];
    this.#nextWebhooks = [];
    this.#random = null;
  }

  /** The fault for one call; null when it succeeds. */
  take(operation: Operation, account: string | null): FaultKind | null {
    const planned = this.#next.find(({ fault, left }) => left > 0 && isMeant(fault, operation, account));
    if (planned) {
      planned.left -= 1;
      return planned.fault.kind;
    }
    const random = this.#random;
    if (!random || !(random.operations?.includes(operation) ?? operation !== 'token')) return null;
    return pick(random.shares, `${random.seed} call ${this.#calls++}`);
  }

  takeForWebhook(): WebhookFault | null {
    const planned = this.#nextWebhooks.shift();
    if (planned || !this.#random?.webhooks) return planned ?? null;
    return pick(this.#random.webhooks, `${this.#random.seed} webhook ${this.#webhooks++}`);
  }
}

function isMeant(fault: NextFault, operation: Operation, account: string | null): boolean {
  if (fault.account !== undefined && fault.account !== account) return false;
  return fault.operation === undefined ? operation !== 'token' : fault.operation === operation;
}

function pick<Kind extends string>(shares: Partial<Record<Kind, number>>, seed: string): Kind | null {
  let share = seededShare(seed);
  for (const kind in shares) {
    const part = shares[kind] ?? 0;
    if (share < part) return kind;
    share -= part;
  }
  return null;
}

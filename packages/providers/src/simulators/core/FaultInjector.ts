import { seededShare } from './seededShare.ts';

/** What a call is for, so that a fault can be meant for one kind of call. */
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
  /** Answers after a while. */
  | 'slow'
  /** Does what it is asked and never answers. */
  | 'silent'
  | 'tooManyRequests'
  | 'serverError'
  /** Does what it is asked and answers 500. */
  | 'serverErrorAfterwards'
  /** Ends the connection before anything is done. */
  | 'reset'
  /** Does what it is asked and ends the connection without an answer. */
  | 'resetAfterwards'
  /** A page for people, with status 200. Nothing is done. */
  | 'html'
  /** Does what it is asked and answers JSON of another shape. */
  | 'wrongShape';

export type WebhookFault = 'lost' | 'twice' | 'outOfOrder';

export interface NextFault {
  kind: FaultKind;
  /** Absent: any call but `token`. */
  operation?: Operation;
  /** 1 if absent. */
  times?: number;
  /** Name of the account; absent: any. */
  account?: string;
}

export interface RandomFaults {
  seed: string;
  /** From 0 up to 1, of the calls. Together at most 1. */
  shares: Partial<Record<FaultKind, number>>;
  /** Absent: all but `token`. */
  operations?: readonly Operation[];
  /** Of the webhooks. */
  webhooks?: Partial<Record<WebhookFault, number>>;
}

/** Decides which call goes wrong, and how. The same seed and calls give the same faults. */
export class FaultInjector {
  #next: { fault: NextFault; left: number }[] = [];
  #nextWebhooks: WebhookFault[] = [];
  #random: RandomFaults | null = null;
  #calls = 0;
  #webhooks = 0;

  /** The next calls of a kind go wrong. */
  next(fault: NextFault): void {
    this.#next.push({ fault, left: fault.times ?? 1 });
  }

  /** The next webhooks go wrong, one each. */
  nextWebhook(...faults: readonly WebhookFault[]): void {
    this.#nextWebhooks.push(...faults);
  }

  /** A share of all calls goes wrong; null ends it. */
  randomly(faults: RandomFaults | null): void {
    this.#random = faults;
  }

  clear(): void {
    this.#next = [];
    this.#nextWebhooks = [];
    this.#random = null;
  }

  /** The fault of one call; null: it goes well. */
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

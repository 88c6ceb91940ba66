import type { Caller } from './Caller.ts';
import { type FaultName, type FaultyAnswer, faults, together } from './faults.ts';
import { isCallTo } from './isCallTo.ts';
import type { SentCall } from './Stage.ts';

/** Ms that any reply takes: long enough for the page to have been left. */
const onTheWay = 40;

interface Options {
  endpoint: { method: string; path: string };
  caller: Caller;
  /** Answers as it should be. */
  right: typeof fetch;
}

/** A fetch that goes wrong on demand, for one caller's calls to one endpoint, and keeps a list of them. */
export function createFaultyFetch({ endpoint, caller, right }: Options) {
  const sent: SentCall[] = [];
  let fault: FaultName | null = null;
  const held: (() => void)[] = [];

  async function rightReply(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    isOwn: boolean,
  ): Promise<Response> {
    if (isOwn && caller.reply !== null) return Response.json(caller.reply);
    // The sandbox answers a call that is given up later all the same, as a server does.
    const reply = await right(input, { ...init, signal: null });
    const { amends } = caller;
    return amends?.path === new URL(String(input)).pathname
      ? Response.json(amends.reply(await reply.json()), reply)
      : reply;
  }

  const faulty: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const isOwn = isCallTo(endpoint, init?.method ?? 'GET', url) && caller.isOwn(url);
    // Of an action that the test is not about, nothing is done in earnest either.
    if (!isOwn && init?.method === 'POST' && caller.reply !== null) return Response.json(caller.reply);
    if (!isOwn) return rightReply(input, init, false);
    const at = Date.now();
    sent.push({ url: url.pathname + url.search, key: new Headers(init?.headers).get('Idempotency-Key'), at });
    const current = fault;
    await new Promise((resolve) => setTimeout(resolve, onTheWay));
    if (current === null) return rightReply(input, init, true);
    const { kind } = faults[current].answer;
    // One reply is late, or comes twice; what is asked after it is in order.
    if ((kind === 'late' || kind === 'twice') && at - (sent[0]?.at ?? at) > together)
      return rightReply(input, init, true);
    return wrong(faults[current].answer, () => rightReply(input, init, true), init?.signal ?? null);
  };

  async function wrong(
    answer: FaultyAnswer,
    answered: () => Promise<Response>,
    signal: AbortSignal | null,
  ): Promise<Response> {
    switch (answer.kind) {
      case 'reply': {
        const body = answer.body === 'half' ? await half(await answered()) : answer.body;
        return new Response(body, {
          status: answer.status,
          headers: {
            'Content-Type': answer.type,
            ...(answer.retryAfter !== undefined && { 'Retry-After': String(answer.retryAfter) }),
          },
        });
      }
      case 'silence':
        return until(signal, () => {}).then(answered);
      case 'cut':
        throw new TypeError('Failed to fetch');
      case 'late':
        return until(signal, (go) => setTimeout(go, answer.ms)).then(answered);
      case 'twice':
        // A page that has given the call up gets its reply all the same: not every replacement of fetch knows signals.
        return new Promise<void>((resolve) => held.push(resolve)).then(answered);
    }
  }

  return {
    fetch: faulty,
    sent,
    arm(next: FaultName | null) {
      fault = next;
    },
    release() {
      for (const go of held.splice(0)) go();
    },
  };
}

async function half(reply: Response): Promise<string> {
  const text = await reply.text();
  return text.slice(0, Math.floor(text.length / 2));
}

function until(signal: AbortSignal | null, begin: (go: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    begin(resolve);
  });
}

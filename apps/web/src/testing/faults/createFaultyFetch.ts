import type { Caller } from './Caller.ts';
import { type FaultName, type FaultyAnswer, faults, burstMs } from './faults.ts';
import { isCallTo } from './isCallTo.ts';
import type { SentCall } from './FaultHarness.ts';

/** Latency of a normal reply in ms, long enough to leave the page before it. */
const latencyMs = 40;

interface Options {
  endpoint: { method: string; path: string };
  caller: Caller;
  /** The normal fetch. */
  realFetch: typeof fetch;
}

/** A fetch with controlled faults for one caller's calls to an endpoint; records them. */
export function createFaultyFetch({ endpoint, caller, realFetch }: Options) {
  const sent: SentCall[] = [];
  let fault: FaultName | null = null;
  const heldReplies: (() => void)[] = [];

  async function realReply(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    isTarget: boolean,
  ): Promise<Response> {
    if (isTarget && caller.reply !== null) return Response.json(caller.reply);
    // The sandbox completes aborted calls, as a server does.
    const reply = await realFetch(input, { ...init, signal: null });
    const { replyPatch } = caller;
    return replyPatch?.path === new URL(String(input)).pathname
      ? Response.json(replyPatch.reply(await reply.json()), reply)
      : reply;
  }

  const faultyFetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const isTarget = isCallTo(endpoint, init?.method ?? 'GET', url) && caller.matchesCall(url);
    // Other actions aren't executed either. Freezing a selection is not an action.
    const isAction = init?.method === 'POST' && !url.pathname.startsWith('/hub/selections');
    if (!isTarget && isAction && caller.reply !== null) return Response.json(caller.reply);
    if (!isTarget) return realReply(input, init, false);
    const at = Date.now();
    sent.push({ url: url.pathname + url.search, key: new Headers(init?.headers).get('Idempotency-Key'), at });
    const current = fault;
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (current === null) return realReply(input, init, true);
    const { kind } = faults[current].answer;
    // One reply is late or doubled; later ones are normal.
    if ((kind === 'late' || kind === 'twice') && at - (sent[0]?.at ?? at) > burstMs)
      return realReply(input, init, true);
    return faultyReply(faults[current].answer, () => realReply(input, init, true), init?.signal ?? null);
  };

  async function faultyReply(
    answer: FaultyAnswer,
    getReply: () => Promise<Response>,
    signal: AbortSignal | null,
  ): Promise<Response> {
    switch (answer.kind) {
      case 'reply': {
        const body = answer.body === 'half' ? await half(await getReply()) : answer.body;
        return new Response(body, {
          status: answer.status,
          headers: {
            'Content-Type': answer.type,
            ...(answer.retryAfter !== undefined && { 'Retry-After': String(answer.retryAfter) }),
            ...(answer.location !== undefined && { Location: answer.location }),
          },
        });
      }
      case 'silence':
        return until(signal, () => {}).then(getReply);
      case 'cut':
        throw new TypeError('Failed to fetch');
      case 'late':
        return until(signal, (proceed) => setTimeout(proceed, answer.ms)).then(getReply);
      case 'twice':
        // Aborted calls get their reply too: some replacements of fetch ignore signals.
        return new Promise<void>((resolve) => heldReplies.push(resolve)).then(getReply);
    }
  }

  return {
    fetch: faultyFetch,
    sent,
    arm(next: FaultName | null) {
      fault = next;
    },
    release() {
      for (const proceed of heldReplies.splice(0)) proceed();
    },
  };
}

async function half(reply: Response): Promise<string> {
  const text = await reply.text();
  return text.slice(0, Math.floor(text.length / 2));
}

function until(signal: AbortSignal | null, start: (proceed: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    start(resolve);
  });
}

import './EarlyCall.ts';

/** Older replies are not shown as new, for example when scripts loaded slowly or the computer slept. */
const maxAgeMs = 30_000;

/**
 * The reply of a call that the page has already started, if it is identical to the app's call: same address and token,
 * and recent. Each is handed out once; `undefined`: the app must make the call.
 */
export function takeEarlyCall(
  page: Pick<Window, 'earlyCalls'>,
  input: Parameters<typeof fetch>[0],
  { method = 'GET', headers, signal }: RequestInit = {},
): Promise<Response> | undefined {
  const calls = page.earlyCalls;
  if (!calls || calls.length === 0 || method !== 'GET' || typeof input !== 'string') return undefined;
  const authorization = new Headers(headers).get('Authorization');
  const index = calls.findIndex((call) => call.url === input && call.authorization === authorization);
  const [call] = index === -1 ? [] : calls.splice(index, 1);
  if (!call) return undefined;
  const age = Date.now() - call.sentAt;
  if (age < 0 || age > maxAgeMs) {
    call.abort.abort();
    return undefined;
  }
  signal?.addEventListener('abort', () => call.abort.abort(signal.reason), { once: true });
  return call.reply;
}

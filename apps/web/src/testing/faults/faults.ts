import { type ApiError, HttpError, NetworkError, RedirectError, UnexpectedReplyError } from '@hub/api-client/http';

/** Replacement for the normal reply. */
export type FaultyAnswer =
  /** Another reply. `half`: the first half of the normal one. */
  | { kind: 'reply'; status: number; type: string; body: string | 'half'; retryAfter?: number; location?: string }
  /** No reply. */
  | { kind: 'silence' }
  /** A broken connection. */
  | { kind: 'cut' }
  /** The normal reply, this many ms late. */
  | { kind: 'late'; ms: number }
  /** Two replies; the first is held until a retry is answered. */
  | { kind: 'twice' };

export interface Fault {
  answer: FaultyAnswer;
  /** The client's error; `null` if the normal reply arrives in the end, or none. */
  error: ApiError | null;
  /** Whether the outcome of a POST is unknown, so a retry must use the same key. */
  isOutcomeUnknown: boolean;
  /** Whether the error is transient, so a GET is tried up to three times. */
  isTransient: boolean;
}

export type FaultName = `${keyof typeof faults}`;

const facts = { endpoint: 'the endpoint', requestId: null };
const json = 'application/json';

/** The server's message in a refusal, which the app must show. */
const reasons = {
  409: 'Somebody else has changed this in the meantime.',
  422: 'The server cannot do anything with this value.',
} as const;

/** `Retry-After` of the 429 in s. Longer than the client's own delays, so ignoring it is detected. */
export const retryAfter = 2;

/** Late and doubled replies also apply to calls sent within this time in ms, because a screen waits for all of them. */
export const burstMs = 1_000;

/** Every fault of the matrix. */
export const faults = {
  401: { ...reply(401, '{}'), error: null, isOutcomeUnknown: false },
  403: refused(403, null),
  404: refused(404, null),
  409: refused(409, reasons[409]),
  422: refused(422, reasons[422]),
  429: {
    answer: { kind: 'reply', status: 429, type: json, body: '{}', retryAfter },
    error: http(429, null),
    isOutcomeUnknown: false,
    isTransient: true,
  },
  500: { ...reply(500, '{}'), error: http(500, null), isOutcomeUnknown: true, isTransient: true },
  '502 with HTML': {
    ...reply(502, '<!doctype html><title>502</title><h1>Bad Gateway</h1>', 'text/html'),
    error: http(502, null),
    isOutcomeUnknown: true,
    isTransient: true,
  },
  hang: { answer: { kind: 'silence' }, error: null, isOutcomeUnknown: true, isTransient: false },
  reset: { answer: { kind: 'cut' }, error: new NetworkError(facts, null), isOutcomeUnknown: true, isTransient: true },
  'truncated body': { ...reply(200, 'half'), error: unexpected(), isOutcomeUnknown: true },
  'wrong shape': {
    ...reply(200, '{"data":"nonsense","status":3,"orders":7,"line_items":false}'),
    error: unexpected(),
    isOutcomeUnknown: true,
  },
  'empty body': { ...reply(200, ''), error: unexpected(), isOutcomeUnknown: true },
  redirect: {
    answer: { kind: 'reply', status: 302, type: json, body: '', location: '/somewhere-else' },
    error: new RedirectError(facts),
    isOutcomeUnknown: true,
    isTransient: false,
  },
  '20 s late': { answer: { kind: 'late', ms: 20_000 }, error: null, isOutcomeUnknown: true, isTransient: false },
  twice: { answer: { kind: 'twice' }, error: null, isOutcomeUnknown: true, isTransient: false },
} as const satisfies Record<string, Fault>;

export const faultNames = Object.keys(faults) as readonly FaultName[];

function reply(status: number, body: string, type = json): Pick<Fault, 'answer' | 'isTransient'> {
  return { answer: { kind: 'reply', status, type, body }, isTransient: false };
}

function refused(status: number, message: string | null): Fault {
  return {
    ...reply(status, JSON.stringify(message === null ? {} : { message })),
    error: http(status, message),
    isOutcomeUnknown: false,
  };
}

function http(status: number, serverMessage: string | null): ApiError {
  return new HttpError(facts, { status, body: null, serverMessage, retryAfterMs: null });
}

function unexpected(): ApiError {
  return new UnexpectedReplyError(facts, '(body)', 'is not what the contract says');
}

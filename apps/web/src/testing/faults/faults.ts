import { type ApiError, HttpError, NetworkError, UnexpectedReplyError } from '@hub/api-client/http';

/** What comes instead of the right reply. */
export type FaultyAnswer =
  /** A reply of its own. `half`: the first half of the right one. */
  | { kind: 'reply'; status: number; type: string; body: string | 'half'; retryAfter?: number }
  /** Nothing, ever. */
  | { kind: 'silence' }
  /** The connection breaks. */
  | { kind: 'cut' }
  /** The right reply, so many ms late. */
  | { kind: 'late'; ms: number }
  /** Two replies: the first is kept back until the person has asked again and been answered; then it comes as well. */
  | { kind: 'twice' };

export interface Fault {
  answer: FaultyAnswer;
  /** What the client makes of it; null where the right reply comes in the end, or none. */
  error: ApiError | null;
  /** Of a POST nobody knows whether it was carried out, so that asking again has to carry the same key. */
  isOutcomeUnknown: boolean;
  /** A GET is asked up to three times, because the fault may pass. */
  isTransient: boolean;
}

export type FaultName = `${keyof typeof faults}`;

const facts = { endpoint: 'the endpoint', requestId: null };
const json = 'application/json';

/** The server's own words in a reply that says no; they are what the person is told. */
const reasons = {
  409: 'Somebody else has changed this in the meantime.',
  422: 'The server cannot do anything with this value.',
} as const;

/** Seconds that the 429 asks for: more than the client's own pauses, so that one that does not listen is seen. */
export const retryAfter = 2;

/**
 * Where one reply is late or comes twice, so are those of calls that went out with it, within so many ms: a screen that
 * asks for much at once waits for all of it.
 */
export const burstMs = 1_000;

/** Every way in which a call goes wrong (design/safety, "every endpoint x every fault"). */
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

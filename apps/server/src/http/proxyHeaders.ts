import type { Dispatcher } from 'undici';

/** Hop-by-hop headers; those that a Connection header lists are too (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Set again for the connection to the backend. */
const perConnection = ['host', 'content-length', 'expect'];

/**
 * Reply headers that a backend may send to the browser: body, caching, session and retry. Any other header could change
 * our origin: load, redirect, clear or report something.
 */
const allowedReplyHeaders = new Set([
  'authorization',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'set-cookie',
  'vary',
  'www-authenticate',
  'x-request-id',
]);

/** The headers of a request that go to the backend. */
export function requestHeadersToBackend(headers: Headers): Headers {
  return withoutHopByHop(headers, (name) => perConnection.includes(name));
}

/** The headers of a backend's reply that go to the browser. */
export function replyHeadersFromBackend(headers: Dispatcher.ResponseData['headers'], status: number): Headers {
  const received = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) received.append(name, one);
  }
  // A reader would wait for a body of that length.
  const hasNoLength = status === 204 || status === 205;
  return withoutHopByHop(
    received,
    (name) => !allowedReplyHeaders.has(name) || (hasNoLength && name === 'content-length'),
  );
}

function withoutHopByHop(headers: Headers, isDropped: (name: string) => boolean): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return new Headers([...headers].filter(([name]) => !dropped.has(name) && !isDropped(name)));
}

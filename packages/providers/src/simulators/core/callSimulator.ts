/** Result of `JSON.parse`, for tests that read a reply without a schema. */
export type ParsedJson = ReturnType<typeof JSON.parse>;

export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  /** Null when there is no body, or it isn't JSON. */
  json: ParsedJson;
}

export interface TestCall {
  headers?: Record<string, string>;
  /** Sent as JSON; text is sent unchanged. */
  body?: unknown;
}

/** Omits headers with an empty value. */
export async function callSimulator(
  origin: string,
  what: string,
  { headers = {}, body }: TestCall = {},
): Promise<TestReply> {
  const [method = 'GET', path = '/'] = what.split(' ');
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What `JSON.parse` gives: a reply is looked into without a schema. */
export type ParsedJson = ReturnType<typeof JSON.parse>;

export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  /** Null: there is no body, or it is no JSON. */
  json: ParsedJson;
}

export interface TestCall {
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
}

/** A header with an empty value is not sent. */
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

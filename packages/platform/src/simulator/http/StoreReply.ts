export interface StoreReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Text as is, an object as JSON, a file by its path. */
  body?: string | object | { filePath: string; size: number };
}

export interface StoreRequest {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export function html(body: string, status = 200): StoreReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export function redirect(location: string): StoreReply {
  return { status: 303, headers: { location } };
}

export function isFile(body: StoreReply['body']): body is { filePath: string; size: number } {
  return typeof body === 'object' && 'filePath' in body;
}

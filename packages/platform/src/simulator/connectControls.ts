import { StoreControlError, type StoreControls } from './StoreControls.ts';

/** The controls of a store in another process. */
export type RemoteStoreControls = {
  [Name in keyof StoreControls]: (
    ...parameters: Parameters<StoreControls[Name]>
  ) => Promise<ReturnType<StoreControls[Name]>>;
};

/** Controls over HTTP. Each throws `StoreControlError` as the in-process ones do. `origin`: the running store's. */
export function connectControls(origin: string): RemoteStoreControls {
  return new Proxy({} as RemoteStoreControls, {
    get:
      (_, name) =>
      async (...parameters: unknown[]): Promise<unknown> => {
        const reply = await fetch(`${origin}/control/${String(name)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(parameters),
        });
        const body: unknown = await reply.json();
        if (reply.ok) return body;
        const message = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : '';
        throw new StoreControlError(message === '' ? `${String(name)} was answered with ${reply.status}.` : message);
      },
  });
}

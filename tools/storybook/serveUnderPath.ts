import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface ServedFolder {
  /** Where the folder stands, with a slash at the end: `http://127.0.0.1:4321/designs/v1/`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Set on a reply to what is not there, outside the path or no file: a page can tell it from an error that a story's
 * mocks made up.
 */
export const notFoundHeader = 'x-not-there';

/**
 * A plain static server on the loopback, as one that a built Storybook is put on: a folder under a path, and nothing
 * beside it.
 */
export async function serveUnderPath(folder: string, path: string): Promise<ServedFolder> {
  const serve = sirv(folder, { maxAge: 3600, etag: true });
  const server = createServer((request, response) => {
    const requestPath = request.url ?? '/';
    const sendNotFound = () => void response.writeHead(404, { [notFoundHeader]: 'yes' }).end();
    if (!requestPath.startsWith(path)) return sendNotFound();
    request.url = `/${requestPath.slice(path.length)}`;
    serve(request, response, sendNotFound);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface ServedFolder {
  /** URL of the folder with a trailing slash: `http://127.0.0.1:4321/designs/v1/`. */
  address: string;
  close(): Promise<void>;
}

/** Header of replies to missing files and paths outside the folder. Distinguishes them from errors that a story's mocks return. */
export const notFoundHeader = 'x-not-there';

/** A static server on loopback that serves a folder under a path and nothing else, like the host of a built Storybook. */
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

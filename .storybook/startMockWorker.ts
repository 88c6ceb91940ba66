import { http, isCommonAssetRequest, passthrough } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

const unhandled: string[] = [];
let started: Promise<SetupWorker> | undefined;

/**
 * The mock worker of every story: a request that no handler answers fails, and so does its story. Only Storybook's and
 * Vite's own files on this origin pass, so a font or a script from elsewhere is caught too. (MSW 3 asks
 * `onUnhandledFrame`; the addon's own default only prints.) A docs page draws many stories at once, and the addon asks
 * for a worker with each until it has one, so there is one for all.
 */
export function startMockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(learnPictureHandler, endedStreamHandler);
  await worker.start({
    quiet: true,
    serviceWorker: { url: staticFileUrl('persistentServiceWorker.js') },
    onUnhandledFrame({ frame }) {
      const request = (frame.data as { request?: Request }).request;
      if (!request || isStorybookAsset(request)) return;
      unhandled.push(`${request.method} ${request.url}`);
      throw new Error(`No mock answers ${request.method} ${request.url}`);
    },
  });
  return worker;
}

/**
 * A static file of Storybook, wherever it is served: a built one may stand under any path, and says './' for its base.
 * Under `dev` and in tests the base is the root, because their pages have deeper paths.
 */
export function staticFileUrl(name: string): string {
  return new URL(import.meta.env.BASE_URL + name, document.baseURI).href;
}

/** The app asks for its pictures at the root of its origin, where a Storybook under a path has none. */
const learnPictureHandler = http.get('/learn/:file', ({ request }) => {
  const url = staticFileUrl(new URL(request.url).pathname.slice(1));
  return url === request.url ? passthrough() : fetch(url);
});

/** A screen may open its stream of changes just as its story ends and its mocks go; the next story is not at fault. */
const endedStreamHandler = http.get('/hub/events', () => new Response(null, { status: 204 }));

/** Called before each story: what a story that has ended still asked for is not the next one's fault. */
export function resetUnhandledRequests(): void {
  unhandled.length = 0;
}

/** Called after each story; throws with every request that had no mock. */
export function failOnUnhandledRequests(): void {
  if (unhandled.length > 0) throw new Error(`Requests without a mock:\n${unhandled.join('\n')}`);
}

function isStorybookAsset(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return false;
  return (
    isCommonAssetRequest(request) ||
    /^\/(@id|@fs|@react-refresh|__vitest|__virtual|virtual:|sb-|storybook-server-channel)/.test(pathname)
  );
}

import { http, isCommonAssetRequest, passthrough } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

const unhandled: string[] = [];
let started: Promise<SetupWorker> | undefined;

/**
 * The mock worker of all stories. A request without a handler fails, and so does its story. Only files of Storybook and Vite on this origin
 * pass, so fonts or scripts from elsewhere fail too. (MSW 3 calls `onUnhandledFrame`; the addon's default only prints.) A docs page renders
 * many stories at once, and the addon starts a worker for each until it has one, so they share this one.
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
 * URL of a static Storybook file. A built Storybook may be under any path, so its base is './'. Under `dev` and in tests the base is the
 * root, because their pages have deeper paths.
 */
export function staticFileUrl(name: string): string {
  return new URL(import.meta.env.BASE_URL + name, document.baseURI).href;
}

/** The app loads its pictures from its origin's root, where a Storybook under a path has none. */
const learnPictureHandler = http.get('/learn/:file', ({ request }) => {
  const url = staticFileUrl(new URL(request.url).pathname.slice(1));
  return url === request.url ? passthrough() : fetch(url);
});

/** Answers a stream of changes that a screen opens just as its story ends and its mocks go, so the next story doesn't fail. */
const endedStreamHandler = http.get('/hub/events', () => new Response(null, { status: 204 }));

/** Called before each story, so a request that the previous story left behind doesn't fail this one. */
export function resetUnhandledRequests(): void {
  unhandled.length = 0;
}

/** Called after each story; throws if a request had no mock. */
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

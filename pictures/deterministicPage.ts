/** State of the story in a page. */
export interface StoryStatus {
  /** Outcome of the story, including its play function, `afterEach` and checks. `undefined` until then. */
  result: { isSuccess: boolean; message: string } | undefined;
  /** True once the story has rendered and its play function starts. */
  hasRendered: boolean;
  /** Resolves once the page has stopped changing. */
  waitUntilStable(): Promise<void>;
}

export interface DeterministicPageOptions {
  /** The time that `new Date()` returns, in ms since 1970. */
  instant: number;
  /** Timers of this many ms or longer never fire, so toasts stay and slow notices don't appear. */
  maxTimerMs: number;
}

declare global {
  interface Window {
    storyStatus: StoryStatus;
  }
}

/**
 * Init script of the page. Playwright serialises it, so it can't use imports or variables outside the function. It freezes the clock, makes
 * random values repeatable and listens to Storybook's channel.
 *
 * `Date.now()` starts at the frozen instant and keeps running, because code uses it to measure the rest of a wait. Screens show `new
 * Date()`.
 */
export function deterministicPage({ instant, maxTimerMs }: DeterministicPageOptions): void {
  const realSetTimeout = window.setTimeout.bind(window);
  stopClock();
  seedRandom();
  const timers = watchTimers();
  const requests = watchRequests();
  const lastChange = watchChanges();
  const neverSettling = new Set<unknown>();
  const status: StoryStatus = { result: undefined, hasRendered: false, waitUntilStable };
  Object.defineProperty(window, 'storyStatus', { value: status });
  listenToStorybook(status);

  function stopClock(): void {
    const RealDate = Date;
    const now = () => instant + Math.floor(performance.now());
    window.Date = new Proxy(RealDate, {
      construct: (target, given, uuidCount) =>
        Reflect.construct(target, given.length === 0 ? [instant] : given, uuidCount) as Date,
      apply: () => new RealDate(instant).toString(),
      get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
    });
  }

  function seedRandom(): void {
    let state = 0x2f6e2b1;
    // A small generator with an even distribution (mulberry32).
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    let uuidCount = 0;
    Math.random = next;
    crypto.randomUUID = () => `00000000-0000-4000-8000-${String((uuidCount += 1)).padStart(12, '0')}`;
    // Always the same value. The order of simultaneous calls varies, and errors show their ids.
    crypto.getRandomValues = (array) => {
      if (array)
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
          (_, index, bytes) => (bytes[index] = 91 + 37 * index),
        );
      return array;
    };
  }

  /** Pending timeouts. Intervals are not tracked. */
  function watchTimers(): ReadonlySet<number> {
    const waiting = new Set<number>();
    const realClearTimeout = window.clearTimeout.bind(window);
    const setTrackedTimeout = (handler: TimerHandler, ms = 0, ...given: unknown[]): number => {
      if (ms >= maxTimerMs || typeof handler !== 'function') return -1;
      const timer = realSetTimeout(() => {
        waiting.delete(timer);
        (handler as (...args: unknown[]) => void)(...given);
      }, ms);
      waiting.add(timer);
      return timer;
    };
    window.setTimeout = setTrackedTimeout as typeof setTimeout;
    window.clearTimeout = (timer) => {
      waiting.delete(Number(timer));
      realClearTimeout(timer);
    };
    return waiting;
  }

  /** Requests without a reply. */
  function watchRequests(): ReadonlySet<unknown> {
    const waiting = new Set<unknown>();
    const realFetch = window.fetch.bind(window);
    window.fetch = (...given) => {
      const call = realFetch(...given);
      const onSettled = () => waiting.delete(call);
      waiting.add(call);
      call.then(onSettled, onSettled);
      return call;
    };
    return waiting;
  }

  /** Counts DOM changes. */
  function watchChanges(): () => number {
    let count = 0;
    new MutationObserver(() => (count += 1)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return () => count;
  }

  /**
   * Resolves after five checks without a change, 20 ms apart, with no request or timer pending. Requests and timers that stay pending for
   * 60 unchanged checks are ignored from then on. A busy machine checks less often, so it waits longer.
   */
  async function waitUntilStable(): Promise<void> {
    let stableChecks = 0;
    let before = '';
    while (stableChecks < (isAwaiting() ? 60 : 5)) {
      await new Promise((resolve) => realSetTimeout(resolve, 20));
      const now = [lastChange(), requests.size, timers.size, isDrawn()].join();
      stableChecks = now === before && isDrawn() ? stableChecks + 1 : 0;
      before = now;
    }
    for (const awaited of [...requests, ...timers]) neverSettling.add(awaited);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  function isAwaiting(): boolean {
    return [...requests, ...timers].some((awaited) => !neverSettling.has(awaited));
  }

  /** Whether fonts and images have loaded. */
  function isDrawn(): boolean {
    return (
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy')
    );
  }

  /** Storybook sets its channel on `window` before it renders. */
  function listenToStorybook(status: StoryStatus): void {
    interface Channel {
      on(event: string, listener: (payload: unknown) => void): void;
    }
    const errors: string[] = [];
    const addError = (payload: unknown) =>
      void errors.push(...[payload].flat().map((error) => (error as Error | undefined)?.message ?? String(error)));
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(given: Channel) {
        channel = given;
        for (const event of [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'unhandledErrorsWhilePlaying',
          'configError',
        ])
          given.on(event, addError);
        given.on('storyRenderPhaseChanged', (payload) => {
          if ((payload as { newPhase: string }).newPhase === 'playing') status.hasRendered = true;
        });
        given.on('storyMissing', () => (status.result = { isSuccess: false, message: 'Storybook does not know it' }));
        given.on('storyFinished', (payload) => {
          const isSuccess = (payload as { status: string }).status === 'success' && errors.length === 0;
          status.result = {
            isSuccess,
            message:
              errors.join('\n') ||
              document.querySelector('.sb-errordisplay')?.textContent?.trim() ||
              'a check of the story failed',
          };
        });
      },
    });
  }
}

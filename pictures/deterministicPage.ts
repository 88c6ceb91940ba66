/** What a page tells about the story that it draws. */
export interface StoryStatus {
  /** How the story ended: after its play function, its `afterEach` and its checks. Undefined until then. */
  result: { isSuccess: boolean; message: string } | undefined;
  /** The story is drawn, and its play function begins. */
  hasRendered: boolean;
  /** Resolves when nothing has moved for a while. */
  waitUntilStable(): Promise<void>;
}

export interface DeterministicPageOptions {
  /** The time that `new Date()` gives, in ms since 1970. */
  instant: number;
  /** Timers of this many ms or more never fire: toasts stay, and slow notices never come. */
  maxTimerMs: number;
}

declare global {
  interface Window {
    storyStatus: StoryStatus;
  }
}

/**
 * Runs in the page before anything else does, so it stands alone: neither imports nor anything outside the function is
 * there. It stops the clock and makes chance repeat itself, and listens to Storybook's channel.
 *
 * `Date.now()` goes on from the frozen instant: code measures with it how much of a wait is left and would wait for
 * ever. What is drawn comes from `new Date()`.
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
    // A small generator with a good spread (mulberry32).
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    let uuidCount = 0;
    Math.random = next;
    crypto.randomUUID = () => `00000000-0000-4000-8000-${String((uuidCount += 1)).padStart(12, '0')}`;
    // Always the same: of calls at once, now the one and now the other is first to be given its id, which an error
    // shows.
    crypto.getRandomValues = (array) => {
      if (array)
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
          (_, index, bytes) => (bytes[index] = 91 + 37 * index),
        );
      return array;
    };
  }

  /** The timers that will still ring, but for those that ring again and again. */
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

  /** The calls without an answer. */
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

  /** How often the document has changed. */
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
   * Nothing is awaited, and there was no change for five looks in a row, of 20 ms each. What waits for an answer that
   * never comes is still when it has not changed for 60 looks, and from then on is not waited for. A busy machine looks
   * later, so it waits longer.
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

  /** Fonts and images are there. */
  function isDrawn(): boolean {
    return (
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy')
    );
  }

  /** Storybook puts its channel on the window before it draws. */
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

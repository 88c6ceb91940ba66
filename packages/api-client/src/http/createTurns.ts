import { yieldToEventLoop } from './yieldToEventLoop.ts';

/**
 * Paces long work: to be awaited between any two parts of it. Lets the page draw and answer as soon as the work has
 * held it up for `longest` ms, and costs next to nothing before; so short work never waits. Rejects with the signal's
 * reason once it is aborted.
 */
export function createTurns(longest: number, signal?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - began < longest) return;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    began = performance.now();
  };
}

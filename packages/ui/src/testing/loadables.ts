import { fn } from 'storybook/test';
import type { Loadable } from '../data/index.ts';

/** `since` of a request that was just sent, however long the story's page has been open. Its slow notice comes a day later. */
export const justSent = Date.now() + 86_400_000;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

export const failed = {
  state: 'failed',
  message: 'The server had a problem.',
  detail: 'GET /list-order · status 500',
  onRetry: fn(),
} as const satisfies Loadable<unknown>;

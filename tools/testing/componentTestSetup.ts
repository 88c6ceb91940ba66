import '@testing-library/jest-dom/vitest';
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

configure({
  // Waits end with their condition; this limit ends a wait whose condition never holds, also on a busy machine.
  asyncUtilTimeout: 60_000,
  // The default message contains the page's HTML, which is printed again for each failed attempt of a wait.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug();
  cleanup();
  if (!vi.isFakeTimers()) return;
  // jsdom schedules its next frame with the active timers. The next file shares the page, so a frame left on fake timers would never run
  // there.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

// jsdom lacks both; Polaris and the windowed list need them.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom lacks this too and has no layout, so every element counts as visible.
class AlwaysIntersectingObserver {
  readonly #callback: (rows: readonly { target: Element; isIntersecting: boolean }[]) => void;
  constructor(callback: (rows: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#callback([{ target, isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: AlwaysIntersectingObserver });

// jsdom has the element but not these methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Polaris scrolls the page when a modal closes; jsdom's version only reports that it isn't implemented.
window.scroll = () => {};

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};

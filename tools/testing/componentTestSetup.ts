import '@testing-library/jest-dom/vitest';
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

configure({
  // A wait ends by its condition; this ends one that never comes, also on a busy machine.
  asyncUtilTimeout: 60_000,
  // The default prints the page into every error, also each time that a wait has looked in vain.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug();
  cleanup();
  if (!vi.isFakeTimers()) return;
  // jsdom times its next frame with the timers that are active. The next file shares the page, so a frame that is left on
  // fake timers would never come there.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

// jsdom has neither; Polaris and the windowed list ask for both.
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

// Nor this; nothing is laid out, so everything that is drawn counts as on the screen.
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

// jsdom knows the element but not how to open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Polaris scrolls the page back when a modal closes; jsdom only says that it cannot.
window.scroll = () => {};

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};

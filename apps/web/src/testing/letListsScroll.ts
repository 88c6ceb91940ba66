import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives lists in this test file a scrolling box of 480 px, because jsdom has no layout. */
export function letListsScroll(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
    Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
      const top = typeof options === 'object' ? (options.top ?? 0) : 0;
      if (this.scrollTop === top) return;
      this.scrollTop = top;
      // Asynchronous, as in browsers.
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
    };
  });
  afterEach(() => vi.restoreAllMocks());
}

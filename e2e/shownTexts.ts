import type { Page } from '@playwright/test';

/**
 * What a person reads or hears on a page: its title, texts and accessible names. Without what is stored, which stands in
 * elements that isolate its direction, and what stands in a field.
 */
export function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stored = 'bdi, [dir=auto], script, noscript, style, iframe, textarea';
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'];
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest(stored)) continue;
      if (node instanceof Element) found.push(...names.map((name) => node.getAttribute(name) ?? ''));
      else found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

import type { Page } from '@playwright/test';

/**
 * Lists layout faults at the current width: a document that scrolls sideways, a cut-off or covered page title, and controls that are
 * off-screen or cut off without a way to scroll to them.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  // Retries for 3 s, because elements that measure themselves, such as charts, render again after a resize.
  const deadline = Date.now() + 3_000;
  let faults = await measureLayoutFaults(page);
  while (faults.length > 0 && Date.now() < deadline) faults = await measureLayoutFaults(page);
  return faults;
}

function measureLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const faults: string[] = [];
    const overflowX = document.documentElement.scrollWidth - window.innerWidth;
    if (overflowX > 0) faults.push(`the document scrolls ${overflowX} px sideways`);

    window.scrollTo(0, 0);
    const title = document.querySelector('h1');
    if (title) {
      const range = document.createRange();
      range.selectNodeContents(title);
      for (const line of range.getClientRects()) {
        if (isCut(title, line)) faults.push(`the title "${title.textContent}" is cut off`);
        for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
          const seen = document.elementFromPoint(x, (line.top + line.bottom) / 2);
          if (!title.contains(seen))
            faults.push(`the title "${title.textContent}" is covered by ${seen?.outerHTML.slice(0, 120)}`);
        }
      }
    }

    for (const control of document.querySelectorAll(
      'button, a[href], input, select, textarea, [role=button], [role=switch]',
    )) {
      const box = control.getBoundingClientRect();
      // Skips elements of at most one pixel: texts for screen readers, and elements that appear on focus.
      if (
        box.width <= 1 ||
        box.height <= 1 ||
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      if (isCut(control, box))
        faults.push(
          `cannot be reached at ${Math.round(box.left)} to ${Math.round(box.right)} px: ${control.outerHTML.slice(0, 160)}`,
        );
    }
    return [...new Set(faults)];

    /** Whether the box is outside the screen, or clipped by an ancestor, with no scroll container to reach it. */
    function isCut(element: Element, { left, right }: DOMRect): boolean {
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, position } = getComputedStyle(ancestor);
        if (overflowX === 'visible') continue;
        const bounds = ancestor.getBoundingClientRect();
        if (left >= bounds.left - 1 && right <= bounds.right + 1) {
          if (position === 'fixed') break;
          continue;
        }
        return (overflowX !== 'auto' && overflowX !== 'scroll') || isCut(ancestor, bounds);
      }
      return left < -1 || right > window.innerWidth + 1;
    }
  });
}

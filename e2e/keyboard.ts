import { expect, type Page } from '@playwright/test';

/** Accessible name of the focused element, and whether its focus is visible. */
interface Focus {
  name: string;
  isLost: boolean;
  isVisible: boolean;
}

export async function focus(page: Page): Promise<Focus> {
  const [focused] = await readStops(page, 'focused');
  return focused ?? { name: '', isLost: true, isVisible: false };
}

/** Every focusable element, or only the focused one. Empty if the body has the focus. */
function readStops(page: Page, which: 'all' | 'focused'): Promise<Focus[]> {
  return page.evaluate((wanted) => {
    const stops =
      wanted === 'all'
        ? [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        : [document.activeElement];
    return stops
      .filter((stop) => stop instanceof HTMLElement)
      .filter((stop) => stop !== document.body)
      .map((stop) => ({ name: nameOf(stop), isLost: false, isVisible: isOutlined(stop) }));

    function nameOf(element: HTMLElement): string {
      const byId = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim();
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
          : '';
      const name =
        byId(element.getAttribute('aria-labelledby')) ||
        element.getAttribute('aria-label') ||
        labels ||
        element.textContent ||
        '';
      return name.replaceAll(/\s+/g, ' ').trim();
    }

    /** Whether the control, its parent, next sibling or label, or a pseudo-element of these, has an outline or a shadow. */
    function isOutlined(control: Element): boolean {
      const candidates = [control, control.parentElement, control.nextElementSibling, control.closest('label')];
      return candidates.some(
        (part) =>
          part !== null && [null, '::after', '::before'].some((pseudo) => isDrawn(getComputedStyle(part, pseudo))),
      );
    }
    function isDrawn({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    }
  }, which);
}

/** Waits for an element with this name and presses Tab until it has the focus. Each element on the way must show its focus. */
export async function tabTo(page: Page, expectedName: string | RegExp, maxSteps = 90): Promise<void> {
  const isIt = ({ name }: Focus) =>
    typeof expectedName === 'string' ? name === expectedName : expectedName.test(name);
  await expect.poll(async () => (await readStops(page, 'all')).some(isIt), String(expectedName)).toBe(true);
  const passed: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await focus(page);
    // After the last element, Tab goes to the browser's own toolbar.
    if (focused.isLost) continue;
    expect(focused.isVisible, `the focus on "${focused.name}" cannot be seen`).toBe(true);
    if (isIt(focused)) return;
    passed.push(focused.name);
  }
  throw new Error(`No stop is called ${String(expectedName)}: ${passed.join(' | ')}`);
}

/** Waits until an element has the focus and shows it. */
export async function expectSomeFocus(page: Page): Promise<void> {
  await expect.poll(async () => focus(page)).toMatchObject({ isLost: false, isVisible: true });
}

export const expectFocusOn = (page: Page, name: string | RegExp): Promise<void> =>
  expect.poll(async () => (await focus(page)).name).toMatch(name);

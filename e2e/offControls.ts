import type { Page } from 'playwright';

/** One control as whoever comes to it is told of it. */
export interface FoundControl {
  /** `#` for numbers, so that many rows are one. */
  name: string;
  isOff: boolean;
  /** What describes it: where it is off, why. */
  reason: string;
}

export interface OffControls {
  /** Every control that is drawn, on or off, those that say the same once. */
  controls: FoundControl[];
  /** Names of the controls that are off, each once; `#` for numbers, so that many rows are one. */
  off: string[];
  /** Those of them that cannot have the focus, or have no description that says why. */
  unexplained: string[];
}

/**
 * Which controls of the page are off, and which of these do not say why to whoever comes to them (contract: off,
 * focusable, with a reason).
 */
export function offControls(page: Page): Promise<OffControls> {
  return page.evaluate(() => {
    const found = new Map<string, FoundControl>();
    const off = new Set<string>();
    const unexplained = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, [role=button], [role=switch], [role=checkbox]',
    )) {
      const isDisabled = control.matches(':disabled');
      const isOff = isDisabled || control.getAttribute('aria-disabled') === 'true';
      if (!control.checkVisibility()) continue;
      const labels =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? [...(control.labels ?? [])].map((label) => label.textContent).join(' ')
          : '';
      const words = (
        control.getAttribute('aria-label') ||
        labels ||
        control.textContent?.trim() ||
        control.outerHTML.slice(0, 120)
      ).replaceAll(/[#\d,.]+/g, '#');
      const reason = textOf(control.getAttribute('aria-describedby')) || control.title;
      found.set(`${words} ${isOff} ${reason}`, { name: words, isOff, reason });
      if (!isOff) continue;
      off.add(words);
      // The cells of a grid take the focus in turns.
      const takesFocus = control.tabIndex >= 0 || control.closest('[role=grid]') !== null;
      if (isDisabled || !takesFocus || reason.split(' ').length < 3) unexplained.add(words);
    }
    return { controls: [...found.values()], off: [...off], unexplained: [...unexplained] };

    function textOf(ids: string | null): string {
      return (ids ?? '')
        .split(' ')
        .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
        .join(' ')
        .trim();
    }
  });
}

import type { Page } from '@playwright/test';

/** One control, as a screen reader reads it. */
export interface FoundControl {
  /** `#` for numbers, so that many rows are one. */
  name: string;
  isDisabled: boolean;
  /** What describes it: where it is off, why. */
  reason: string;
}

export interface ControlInspection {
  /** Every control that is drawn, on or off, those that say the same once. */
  controls: FoundControl[];
  /** Names of the controls that are off, each once; `#` for numbers, so that many rows are one. */
  disabled: string[];
  /** Those of them that cannot have the focus, or have no description that says why. */
  unexplained: string[];
}

/**
 * Which controls of the page are off, and which of these give no reason (contract: off, focusable, with a reason).
 */
export function inspectControls(page: Page): Promise<ControlInspection> {
  return page.evaluate(() => {
    const found = new Map<string, FoundControl>();
    const disabled = new Set<string>();
    const unexplained = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, [role=button], [role=switch], [role=checkbox]',
    )) {
      const isNativelyDisabled = control.matches(':disabled');
      const isDisabled = isNativelyDisabled || control.getAttribute('aria-disabled') === 'true';
      if (!control.checkVisibility()) continue;
      const labels =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? [...(control.labels ?? [])].map((label) => label.textContent).join(' ')
          : '';
      const label = (
        control.getAttribute('aria-label') ||
        labels ||
        control.textContent?.trim() ||
        control.outerHTML.slice(0, 120)
      ).replaceAll(/[#\d,.]+/g, '#');
      const reason = textOf(control.getAttribute('aria-describedby')) || control.title;
      found.set(`${label} ${isDisabled} ${reason}`, { name: label, isDisabled, reason });
      if (!isDisabled) continue;
      disabled.add(label);
      // The cells of a grid take the focus in turns.
      const isFocusable = control.tabIndex >= 0 || control.closest('[role=grid]') !== null;
      if (isNativelyDisabled || !isFocusable || reason.split(' ').length < 3) unexplained.add(label);
    }
    return { controls: [...found.values()], disabled: [...disabled], unexplained: [...unexplained] };

    function textOf(ids: string | null): string {
      return (ids ?? '')
        .split(' ')
        .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
        .join(' ')
        .trim();
    }
  });
}

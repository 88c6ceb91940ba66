import type { Page } from '@playwright/test';

/** One control as a screen reader announces it. */
export interface FoundControl {
  /** Accessible name with `#` for numbers, so that the rows of a list count once. */
  name: string;
  isDisabled: boolean;
  /** Text of its description or tooltip; for a disabled control, the reason. */
  reason: string;
}

export interface ControlInspection {
  /** Every visible control. Controls with the same name, state and reason appear once. */
  controls: FoundControl[];
  /** Distinct names of the disabled controls, with `#` for numbers. */
  disabled: string[];
  /** Names of disabled controls that can't be focused or whose reason has fewer than three words. */
  unexplained: string[];
}

/** Lists the page's controls and which disabled ones lack a reason (contract: disabled, focusable, with a reason). */
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
      // Only one cell of a grid is in the tab order at a time.
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

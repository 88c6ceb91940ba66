import type { Page } from '@playwright/test';

/**
 * Presses every button of the page once per name, disabled or not, and every button that appears, until none is new. Calls `inspect` after
 * each press; `inspect` waits for what the press opened. Ignores links, because they leave the screen.
 */
export async function pressEverything(page: Page, inspect: () => Promise<void>): Promise<void> {
  const pressed: string[] = [];
  for (let name = await pressNext(page, pressed); name !== null; name = await pressNext(page, pressed)) {
    pressed.push(name);
    await inspect();
  }
}

/**
 * Presses the next button and returns its name, or `null` if none has a new name. Buttons of an open dialog come first; Escape closes a
 * dialog without new ones.
 */
async function pressNext(page: Page, pressed: readonly string[]): Promise<string | null> {
  const next = await page.evaluate((names) => {
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter((dialog) =>
      dialog.checkVisibility(),
    );
    const dialog = dialogs.at(-1);
    const buttons = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'button, [role=button], [role=switch], input[type=checkbox]',
      ),
    ]
      // One button per name, even in lists with many rows.
      .map((button) => ({
        button,
        name: (button.getAttribute('aria-label') || button.textContent?.trim() || '').replaceAll(/[#\d,.]+/g, '#'),
      }))
      .filter(({ button, name }) => button.checkVisibility() && !names.includes(name));
    // Buttons that close or clear something come last.
    const isClosing = ({ button, name }: { button: HTMLElement; name: string }) =>
      button.ariaExpanded === 'true' || /^(Cancel|Clear|Close|Collapse)\b/.test(name);
    const next = buttons.find((button) => !isClosing(button)) ?? buttons[0];
    if (next) {
      next.button.click();
      return { name: next.name };
    }
    return { isDialog: dialog !== undefined };
  }, pressed);
  if (next.name !== undefined) return next.name;
  if (!next.isDialog) return null;
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], [role=dialog], [role=alertdialog]').waitFor({ state: 'hidden' });
  return pressNext(page, pressed);
}

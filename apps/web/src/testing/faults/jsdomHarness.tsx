import { delay } from '@hub/api-client/http';
import { createSandbox, smallSeed } from '@hub/api-client/mocks';
import { act, fireEvent, render } from '@testing-library/react';
import { memoryHistory } from '../memoryHistory.ts';
import { vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { routes } from '../../app/routes.tsx';
import { entryUrl } from '../demoShop.ts';
import { testEnvironment } from '../testEnvironment.ts';
import '../lazyFiles.ts';
import type { Step } from './Caller.ts';
import { createFaultyFetch } from './createFaultyFetch.ts';
import type { OpenFaultHarness } from './FaultHarness.ts';

const timeoutMs = 10_000;
/** Orders per page; few, to save time. */
const ordersPerPage = 3;

/** The whole app on the sandbox with a manual clock. */
export const openJsdomHarness: OpenFaultHarness = async (endpoint, caller) => {
  vi.useFakeTimers();
  const sandbox = createSandbox({ seed: smallSeed, pageSize: ordersPerPage });
  const network = createFaultyFetch({ endpoint, caller, realFetch: sandbox.fetch });
  const reload = vi.fn();
  const uncaught: unknown[] = [];
  const recordError = (event: ErrorEvent | PromiseRejectionEvent) =>
    uncaught.push('reason' in event ? event.reason : event.error);
  window.addEventListener('error', recordError);
  window.addEventListener('unhandledrejection', recordError);
  const consoleError = vi
    .spyOn(console, 'error')
    .mockImplementation((...args: unknown[]) => void uncaught.push(args.map(String).join(' ')));
  const environment = testEnvironment({ fetch: network.fetch, wait: delay, reload });
  const history = memoryHistory(entryUrl(caller.path));
  let unmount = () => {};

  const advanceTime = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(Math.max(0, ms))));
  async function findControl(step: Step): Promise<HTMLElement> {
    const began = Date.now();
    for (;;) {
      const control = controlFor(step);
      if (control && isOn(control)) return control;
      if (Date.now() - began > timeoutMs)
        throw new Error(
          `Never there: ${JSON.stringify(step, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))}`,
        );
      await advanceTime(50);
    }
  }

  return {
    async open() {
      ({ unmount } = render(<App environment={environment} history={history} routes={routes} />));
      await advanceTime(50);
    },
    setFault: network.arm,
    async releaseReply() {
      network.release();
      await advanceTime(0);
    },
    async perform(step, times = 1) {
      const control = await findControl(step);
      for (let time = 0; time < times; time += 1) applyStep(control, step);
      await advanceTime(0);
    },
    hasButton: async (button) => {
      const control = controlFor({ press: button });
      return control !== undefined && isOn(control);
    },
    advanceTime,
    now: async () => Date.now(),
    text: async () => document.body.textContent ?? '',
    fieldValue: async (field) => valueOf(named('input, textarea, select', field, document)),
    countAlerts: async () => document.querySelectorAll('[role="alertdialog"]').length,
    countReloads: async () => reload.mock.calls.length,
    sessionMarker: async () => window.sessionMarker,
    sent: () => network.sent,
    async close() {
      act(() => unmount());
      environment.queryClient.clear();
      window.removeEventListener('error', recordError);
      window.removeEventListener('unhandledrejection', recordError);
      consoleError.mockRestore();
      vi.runOnlyPendingTimers();
      vi.useRealTimers();
      if (uncaught.length > 0) throw new Error(`The page complained: ${uncaught.map(String).join('\n')}`);
    },
  };
};

function applyStep(control: HTMLElement, step: Step): void {
  if ('fill' in step) fireEvent.change(control, { target: { value: step.text } });
  else if ('choose' in step) fireEvent.change(control, { target: { value: step.value } });
  else fireEvent.click(control);
}

function controlFor(step: Step): HTMLElement | undefined {
  if ('press' in step) return named('button, a[href], [role="button"], [role="option"]', step.press);
  if ('tick' in step) return named('input[type="checkbox"], input[type="radio"]', step.tick);
  if ('fill' in step) return named('input, textarea', step.fill);
  return named('select', step.choose);
}

/** The open dialog, which covers the page. A native one takes precedence over an element with the role. */
function openDialog(): HTMLElement | undefined {
  return ['dialog[open]', '[role="dialog"]'].flatMap((kind) =>
    [...document.querySelectorAll<HTMLElement>(kind)].slice(-1),
  )[0];
}

/** The first enabled match, or else the first. Much faster than queries by role. */
function named(
  selector: string,
  name: string | RegExp,
  within: ParentNode = openDialog() ?? document,
): HTMLElement | undefined {
  const all = [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const accessibleName = nameOf(element);
    return typeof name === 'string' ? accessibleName === name : name.test(accessibleName);
  });
  return all.find(isOn) ?? all[0];
}

function nameOf(element: HTMLElement): string {
  const referred = element.getAttribute('aria-labelledby');
  const name =
    (referred &&
      referred
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')) ||
    element.getAttribute('aria-label') ||
    (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
      : '') ||
    element.textContent ||
    '';
  return name.trim().replace(/\s+/g, ' ');
}

function isOn(element: HTMLElement): boolean {
  return element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
}

function valueOf(field: HTMLElement | undefined): string | null {
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return null;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? 'checked' : 'not checked';
  return field.value;
}

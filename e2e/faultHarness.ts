import { endpoints } from '@hub/api-client/endpoints';
import { type APIResponse, expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import type { Step } from '../apps/web/src/testing/faults/Caller.ts';
import { type FaultName, faults, burstMs } from '../apps/web/src/testing/faults/faults.ts';
import { isCallTo } from '../apps/web/src/testing/faults/isCallTo.ts';
import { createWaitUntilSettled } from './createWaitUntilSettled.ts';
import type { OpenFaultHarness, SentCall } from '../apps/web/src/testing/faults/FaultHarness.ts';

export interface FaultHarnessOptions {
  page: Page;
  /** Console errors of the page. */
  pageErrors: string[];
  /** Opens the app at a path. */
  openApp(path: string): Promise<void>;
}

/** Real time in ms after each step of the page's clock. */
const realPauseMs = 60;

/** Delay in ms of each reply to the caller, long enough to leave the page. */
const replyDelayMs = 200;

/** A page has no text while it navigates. */
const emptyTextWhileNavigating = () => '';

/** Opens the built app in the browser on the sandbox server, makes the caller's requests go wrong, and controls the page's clock. */
export function faultHarness({ page, pageErrors, openApp }: FaultHarnessOptions): OpenFaultHarness {
  return async (endpoint, caller) => {
    const sent: SentCall[] = [];
    const held: { dueAt: number; go(): void }[] = [];
    let fault: FaultName | null = null;
    let skippedMs = 0;
    let currentAction: Promise<void> = Promise.resolve();
    let loads = 0;
    const now = () => Date.now() + skippedMs;
    const hold = (dueAt: number) => new Promise<void>((go) => held.push({ dueAt, go }));
    const releaseUntil = (until: number) => {
      for (const one of held.filter(({ dueAt }) => dueAt <= until)) {
        held.splice(held.indexOf(one), 1);
        one.go();
      }
    };

    const isAmended = (url: URL) => caller.replyPatch?.path === url.pathname;
    async function realReply(route: Route, isCallerCall: boolean): Promise<{ response?: APIResponse; body: string }> {
      if (isCallerCall && caller.reply !== null) return { body: JSON.stringify(caller.reply) };
      const response = await route.fetch();
      const amends = isAmended(new URL(route.request().url())) ? caller.replyPatch : undefined;
      return { response, body: amends ? JSON.stringify(amends.reply(await response.json())) : await response.text() };
    }
    const fulfilReal = async (route: Route, isCallerCall: boolean) => {
      if (caller.reply === null && !caller.replyPatch) return route.continue();
      return route.fulfill({ contentType: 'application/json', ...(await realReply(route, isCallerCall)) });
    };

    async function answer(route: Route, request: Request): Promise<void> {
      const url = new URL(request.url());
      const isCall = isCallTo(endpoint, request.method(), url);
      if (!(isCall && caller.matchesCall(url))) {
        // Freezing a selection changes no order.
        const isAction = request.method() === 'POST' && !url.pathname.startsWith('/hub/selections');
        if (isAction && caller.reply !== null)
          return route.fulfill({ contentType: 'application/json', body: JSON.stringify(caller.reply) });
        return isAmended(url) ? fulfilReal(route, false) : route.continue();
      }
      const at = now();
      sent.push({ url: url.pathname + url.search, key: request.headers()['idempotency-key'] ?? null, at });
      const wrong = fault === null ? null : faults[fault].answer;
      await new Promise((resolve) => setTimeout(resolve, replyDelayMs));
      // Waits for the click that leaves the page; on a busy machine it takes longer than the delay.
      await currentAction;
      if (wrong === null) return fulfilReal(route, true);
      const isOnce = wrong.kind === 'late' || wrong.kind === 'twice';
      if (isOnce && at - (sent[0]?.at ?? at) > burstMs) return fulfilReal(route, true);
      switch (wrong.kind) {
        case 'reply': {
          const { body: whole } = wrong.body === 'half' ? await realReply(route, true) : wrong;
          const body = wrong.body === 'half' ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
          return route.fulfill({
            status: wrong.status,
            contentType: wrong.type,
            body,
            headers: {
              ...('retryAfter' in wrong && { 'Retry-After': String(wrong.retryAfter) }),
              ...('location' in wrong && { Location: wrong.location }),
            },
          });
        }
        case 'silence':
          return hold(Number.POSITIVE_INFINITY);
        case 'cut':
          return route.abort('connectionreset');
        case 'late':
          await hold(at + wrong.ms);
          return fulfilReal(route, true);
        case 'twice':
          await hold(Number.POSITIVE_INFINITY);
          return fulfilReal(route, true);
      }
    }

    const frontmostContainer = async (): Promise<Page | Locator> => {
      // A native dialog covers an element that only has the role.
      for (const kind of ['dialog[open]', '[role="dialog"]']) {
        const dialog = page.locator(kind).last();
        if ((await dialog.count()) > 0) return dialog;
      }
      return page;
    };
    async function locate(step: Step): Promise<Locator> {
      const root = await frontmostContainer();
      const name = Object.values(step)[0] as string | RegExp;
      const exact = { name, exact: true };
      const found =
        'press' in step
          ? root.getByRole('button', exact).or(root.getByRole('link', exact)).or(root.getByRole('option', exact))
          : 'tick' in step
            ? root.getByRole('checkbox', exact)
            : root.getByLabel(name, { exact: true });
      return found.and(page.locator(':not([aria-disabled="true"]):not([disabled])')).first();
    }
    const waitForControl = async (step: Step): Promise<Locator> => {
      for (const began = now(); now() - began < 30_000; await advanceTime(50)) {
        const control = await locate(step);
        if ((await control.count()) > 0) return control;
      }
      throw new Error(`Never there: ${String(Object.values(step)[0])}`);
    };
    async function operate(step: Step, times: number): Promise<void> {
      const control = await waitForControl(step);
      if ('fill' in step) await control.fill(step.text);
      else if ('choose' in step) await control.selectOption(step.value);
      else if (times > 1) await control.dblclick();
      else await control.click();
    }
    async function advanceTime(ms: number): Promise<void> {
      await page.clock.runFor(Math.max(0, ms));
      skippedMs += Math.max(0, ms);
      releaseUntil(now());
      // Replies take real time, independent of the page's clock.
      await page.waitForTimeout(realPauseMs);
    }

    const lazyDialogsResponse = page.waitForResponse(/\/lazyDialogs-[^/]*\.js$/);
    // A page whose caller runs on opening may close before the file loads.
    lazyDialogsResponse.catch(() => undefined);
    /** Waits for the file with the dialogs, which the page fetches after half a second. A person is never faster than that. */
    async function waitForLazyDialogs(): Promise<void> {
      await advanceTime(600);
      // The import resolves once the file has run.
      await page.evaluate(`import(${JSON.stringify((await lazyDialogsResponse).url())}).then(() => null)`);
    }

    const waitUntilSettled = createWaitUntilSettled(page);
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.route(
      (url) => Object.values(endpoints).some((one) => isCallTo(one, one.method, url)),
      (route, request) => answer(route, request).catch(() => undefined),
    );

    return {
      async open() {
        await openApp(caller.path);
        // Files load in real time, independent of the page's clock.
        if (caller.trigger.length + caller.setup.length > 0) {
          await waitUntilSettled();
          await waitForLazyDialogs();
        } else await expect.poll(() => sent.length, { intervals: [50] }).toBeGreaterThan(0);
        loads = 0;
      },
      setFault(next) {
        fault = next;
      },
      async releaseReply() {
        for (const { go } of held.splice(0)) go();
      },
      async perform(step, times = 1) {
        const act = operate(step, times);
        currentAction = act.catch(() => undefined);
        await act;
      },
      hasButton: async (button) => (await (await locate({ press: button })).count()) > 0,
      advanceTime: advanceTime,
      now: async () => now(),
      text: () =>
        page
          .evaluate(() =>
            [...document.body.children]
              .map(({ tagName, textContent }) => (tagName === 'NOSCRIPT' ? '' : textContent))
              .join(' '),
          )
          .catch(emptyTextWhileNavigating),
      async fieldValue(field) {
        const control = page.getByLabel(field, { exact: true }).first();
        if ((await control.count()) === 0) return null;
        return control.evaluate((element) => {
          if (
            !(
              element instanceof HTMLInputElement ||
              element instanceof HTMLTextAreaElement ||
              element instanceof HTMLSelectElement
            )
          )
            return null;
          if (element.type === 'checkbox') return (element as HTMLInputElement).checked ? 'checked' : 'not checked';
          return element.value;
        });
      },
      countAlerts: () => page.locator('[role="alertdialog"]').count(),
      async countReloads() {
        await page.waitForLoadState();
        return loads;
      },
      sessionMarker: () => page.evaluate(() => (window as { sessionMarker?: string }).sessionMarker),
      sent: () => sent,
      async close() {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const { go } of held.splice(0)) go();
        // Chromium logs an error for each failed request.
        pageErrors.splice(
          0,
          pageErrors.length,
          ...pageErrors.filter((message) => !message.startsWith('Failed to load resource')),
        );
      },
    };
  };
}

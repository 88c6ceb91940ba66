import { endpoints } from '@hub/api-client/endpoints';
import type { Locator, Page, Request, Route } from 'playwright';
import { vi } from 'vitest';
import type { Step } from '../apps/web/src/testing/faults/Caller.ts';
import { type FaultName, faults, together } from '../apps/web/src/testing/faults/faults.ts';
import { isCallTo } from '../apps/web/src/testing/faults/isCallTo.ts';
import type { OpenStage, SentCall } from '../apps/web/src/testing/faults/Stage.ts';
import { withFirstOrder } from '../apps/web/src/testing/faults/withFirstOrder.ts';

interface Options {
  page: Page;
  /** What the page wrote to the console as errors. */
  complaints: string[];
  /** Enters the app at a path. */
  enter(path: string): Promise<void>;
}

/** Ms of the machine's own time after each step of the page's clock. */
const realPause = 60;

/** Ms that any reply to the caller takes: long enough for the page to have been left. */
const onTheWay = 200;

/** A page that goes elsewhere says nothing in between. */
const whileItLeaves = () => '';

/** The app in the browser on the sandbox server; what the caller asks goes wrong on the way, and the page's clock can be put forward. */
export function faultStage({ page, complaints, enter }: Options): OpenStage {
  return async (endpoint, caller) => {
    const sent: SentCall[] = [];
    const held: { dueAt: number; go(): void }[] = [];
    let fault: FaultName | null = null;
    let skipped = 0;
    let acting: Promise<void> = Promise.resolve();
    let loads = 0;
    const now = () => Date.now() + skipped;
    const hold = (dueAt: number) => new Promise<void>((go) => held.push({ dueAt, go }));
    const letGo = (until: number) => {
      for (const one of held.filter(({ dueAt }) => dueAt <= until)) {
        held.splice(held.indexOf(one), 1);
        one.go();
      }
    };

    async function rightBody(route: Route, isOwn: boolean): Promise<string> {
      if (isOwn && caller.reply !== null) return JSON.stringify(caller.reply);
      const reply = await route.fetch();
      const isList = new URL(route.request().url()).pathname === '/list-order';
      return isList && caller.firstOrder ? JSON.stringify(withFirstOrder(await reply.json(), caller.firstOrder)) : reply.text();
    }
    const fulfil = async (route: Route, isOwn: boolean) => {
      // The token comes in a header of the one reply that nothing else reads.
      if (caller.reply === null && !caller.firstOrder) return route.continue();
      return route.fulfill({ status: 200, contentType: 'application/json', body: await rightBody(route, isOwn) });
    };

    async function answer(route: Route, request: Request): Promise<void> {
      const url = new URL(request.url());
      const isCall = isCallTo(endpoint, request.method(), url);
      if (!(isCall && caller.isOwn(url))) {
        const isList = url.pathname === '/list-order' && caller.firstOrder !== undefined;
        if (request.method() === 'POST' && caller.reply !== null) return route.fulfill({ contentType: 'application/json', body: JSON.stringify(caller.reply) });
        return isList ? fulfil(route, false) : route.continue();
      }
      const at = now();
      sent.push({ url: url.pathname + url.search, key: request.headers()['idempotency-key'] ?? null, at });
      const wrong = fault === null ? null : faults[fault].answer;
      await new Promise((resolve) => setTimeout(resolve, onTheWay));
      // A busy machine takes longer to press the button that leads away from what was asked.
      await acting;
      if (wrong === null) return fulfil(route, true);
      const isOnce = wrong.kind === 'late' || wrong.kind === 'twice';
      if (isOnce && at - (sent[0]?.at ?? at) > together) return fulfil(route, true);
      switch (wrong.kind) {
        case 'reply': {
          const whole = wrong.body === 'half' ? await rightBody(route, true) : wrong.body;
          const body = wrong.body === 'half' ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
          return route.fulfill({ status: wrong.status, contentType: wrong.type, body, headers: 'retryAfter' in wrong ? { 'Retry-After': String(wrong.retryAfter) } : {} });
        }
        case 'silence':
          return hold(Number.POSITIVE_INFINITY);
        case 'cut':
          return route.abort('connectionreset');
        case 'late':
          await hold(at + wrong.ms);
          return fulfil(route, true);
        case 'twice':
          await hold(Number.POSITIVE_INFINITY);
          return fulfil(route, true);
      }
    }

    const within = async (): Promise<Page | Locator> => {
      const dialog = page.locator('dialog[open], [role="dialog"]').last();
      return (await dialog.count()) > 0 ? dialog : page;
    };
    async function locate(step: Step): Promise<Locator> {
      const root = await within();
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
    const offered = async (step: Step): Promise<Locator> => {
      for (const began = now(); now() - began < 30_000; await pass(50)) {
        const control = await locate(step);
        if ((await control.count()) > 0) return control;
      }
      throw new Error(`Never there: ${String(Object.values(step)[0])}`);
    };
    async function operate(step: Step, times: number): Promise<void> {
      const control = await offered(step);
      if ('fill' in step) await control.fill(step.text);
      else if ('choose' in step) await control.selectOption(step.value);
      else if (times > 1) await control.dblclick();
      else await control.click();
    }
    async function pass(ms: number): Promise<void> {
      await page.clock.runFor(Math.max(0, ms));
      skipped += Math.max(0, ms);
      letGo(now());
      // Replies come in their own time, whatever the page's clock says.
      await page.waitForTimeout(realPause);
    }

    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.route((url) => Object.values(endpoints).some((one) => isCallTo(one, one.method, url)), (route, request) => answer(route, request).catch(() => undefined));

    return {
      async open() {
        await enter(caller.path);
        // Files load in their own time, whatever the page's clock says.
        if (caller.ask.length + caller.before.length > 0) await page.waitForLoadState('networkidle');
        else await vi.waitUntil(() => sent.length > 0, { timeout: 30_000 });
        loads = 0;
      },
      arm(next) {
        fault = next;
      },
      async release() {
        for (const { go } of held.splice(0)) go();
      },
      async does(step, times = 1) {
        const act = operate(step, times);
        acting = act.catch(() => undefined);
        await act;
      },
      offers: async (button) => (await (await locate({ press: button })).count()) > 0,
      pass,
      now: async () => now(),
      text: () => page.evaluate(() => [...document.body.children].map(({ tagName, textContent }) => (tagName === 'NOSCRIPT' ? '' : textContent)).join(' ')).catch(whileItLeaves),
      async held(field) {
        const control = page.getByLabel(field, { exact: true }).first();
        if ((await control.count()) === 0) return null;
        return control.evaluate((element) => {
          if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)) return null;
          if (element.type === 'checkbox') return (element as HTMLInputElement).checked ? 'checked' : 'not checked';
          return element.value;
        });
      },
      alerts: () => page.locator('[role="alertdialog"]').count(),
      async reloads() {
        await page.waitForLoadState();
        return loads;
      },
      marker: () => page.evaluate(() => (window as { sessionMarker?: string }).sessionMarker),
      sent: () => sent,
      async close() {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const { go } of held.splice(0)) go();
        // The browser itself complains of each call that fails.
        complaints.splice(0, complaints.length, ...complaints.filter((said) => !said.startsWith('Failed to load resource')));
      },
    };
  };
}

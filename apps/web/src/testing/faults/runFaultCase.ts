import { endpoints } from '@hub/api-client/endpoints';
import { sessionExpiredMarker, sessionExpiredText } from '@hub/domain/shared';
import type { Caller, RetryFacts } from './Caller.ts';
import { type Fault, type FaultName, faults, retryAfter } from './faults.ts';
import type { OpenFaultHarness, SentCall, FaultHarness } from './FaultHarness.ts';
import type { ContractEndpointName } from './endpointGroups.ts';

const stillWaiting = /still waiting/i;
/** Texts of the error boundaries, which no reply may trigger. */
const crashed = /could not be shown/;
/** A page with less text is blank. */
const minPageLength = 40;
/** Time limit on the page's clock in ms. A sample sends many requests, and a busy machine is slow. */
const timeoutMs = 40_000;
const retryLabel = 'Retry';

/** Runs one case of the matrix; throws if a check fails. */
export async function runFaultCase(
  name: ContractEndpointName,
  caller: Caller,
  faultName: FaultName,
  openHarness: OpenFaultHarness,
): Promise<void> {
  const endpoint = endpoints[name];
  const harness = await openHarness(endpoint, caller);
  const faultCase = new FaultCase(harness, caller, endpoint.method === 'POST', faults[faultName]);
  try {
    await faultCase.start(faultName);
    if (!caller.isAwaited) await faultCase.checkUnawaited();
    else if (faultName === '401') await faultCase.checkSessionExpiry();
    else if (faultName === 'hang') await faultCase.checkHang();
    else if (faultName === '20 s late') await faultCase.checkLateReply();
    else if (faultName === 'twice') await faultCase.checkDuplicateReply();
    else await faultCase.checkFailure();
  } catch (error) {
    throw new Error(`${String(error)}\nThe page said: ${(await harness.text()).slice(0, 2_500)}`, { cause: error });
  } finally {
    await harness.close();
  }
}

class FaultCase {
  readonly #harness: FaultHarness;
  readonly #caller: Caller;
  readonly #isMutation: boolean;
  readonly #fault: Fault;

  constructor(harness: FaultHarness, caller: Caller, isMutation: boolean, fault: Fault) {
    this.#harness = harness;
    this.#caller = caller;
    this.#isMutation = isMutation;
    this.#fault = fault;
  }

  async start(faultName: FaultName): Promise<void> {
    const { setup, trigger } = this.#caller;
    // A screen that loads on open gets the fault there; otherwise replies are normal until the call.
    if (trigger.length === 0) this.#harness.setFault(faultName);
    await this.#harness.open();
    for (const step of setup) await this.#harness.perform(step);
    this.#harness.setFault(faultName);
    // A double click is one intent.
    await this.#trigger(faultName === 'twice' && this.#isMutation ? 2 : 1);
    await this.#waitUntil('the call is sent', () => this.#harness.sent().length > 0);
  }

  /** A refusal or no reply: the page shows the right text, sends no more requests than allowed, and a retry works. */
  async checkFailure(): Promise<void> {
    const { error, isOutcomeUnknown } = this.#fault;
    if (error === null) throw new Error('This fault has no words.');
    for (const words of this.#caller.errorTexts(error)) await this.#expectText(words);
    await this.#expectPageIntact();
    if (this.#caller.continuesOnError) {
      await this.#expectText(this.#caller.successText);
      return this.#expectAllowedRequests();
    }
    this.#assert(!(await this.#contains(this.#caller.successText)), 'what failed does not look as if it had worked');
    await this.#expectAllowedRequests();
    await this.#retry({ isOutcomeUnknown, isCancelled: false });
  }

  async checkSessionExpiry(): Promise<void> {
    const harness = this.#harness;
    await this.#waitUntil('one alert', async () => (await harness.countAlerts()) === 1);
    await this.#expectText(sessionExpiredText);
    this.#assert((await harness.sessionMarker()) === sessionExpiredMarker, 'the marker is set');
    await this.#expectPageIntact();
    await this.#expectAllowedRequests();
    this.#assert((await harness.countAlerts()) === 1, 'exactly one alert');
    this.#assert((await harness.text()).split(sessionExpiredText).length === 2, 'the alert is the only one to say so');
    await harness.perform({ press: 'Reload' });
    this.#assert((await harness.countReloads()) === 1, 'Reload reloads once');
  }

  async checkHang(): Promise<void> {
    const harness = this.#harness;
    await this.#expectSlowNotice();
    const sentBefore = harness.sent().length;
    await harness.advanceTime(60_000);
    await this.#expectPageIntact();
    this.#assert(
      (await this.#contains(stillWaiting)) && harness.sent().length === sentBefore,
      'it keeps waiting and sends nothing without the user',
    );
    await harness.perform({ press: 'Cancel' });
    await this.#waitUntil('Cancel ends the wait', async () => !(await this.#contains(stillWaiting)));
    await this.#expectText(this.#caller.cancelledText);
    await this.#expectPageIntact();
    await this.#retry({ isOutcomeUnknown: true, isCancelled: true });
  }

  async checkLateReply(): Promise<void> {
    await this.#expectSlowNotice();
    await this.#harness.advanceTime(10_000);
    await this.#expectSuccess();
    if (!this.#caller.readsAgain) await this.#expectAllowedRequests();
  }

  /** Retries while the first reply is pending; then both replies arrive. */
  async checkDuplicateReply(): Promise<void> {
    const harness = this.#harness;
    this.#assert(
      harness.sent().length === new Set(harness.sent().map(({ url }) => url)).size,
      'a double click is one call',
    );
    await this.#expectSlowNotice();
    const first = harness.sent().length;
    await harness.perform({ press: retryLabel });
    await this.#expectSuccess();
    // Follow-up requests, such as refetched lists.
    for (let step = 0; step < 20; step += 1) await harness.advanceTime(100);
    const textBefore = await harness.text();
    await harness.releaseReply();
    await harness.advanceTime(300);
    this.#assert((await harness.text()) === textBefore, 'the late reply changes nothing');
    this.#assert(harness.sent().length === first * 2 || !this.#isMutation, 'Retry asks once');
    this.#expectSameKey();
  }

  /** The page doesn't wait for the call: the result still shows, and nothing is repeated. */
  async checkUnawaited(): Promise<void> {
    const { error } = this.#fault;
    if (this.#fault.answer.kind === 'reply' && error === null)
      await this.#waitUntil('one alert', async () => (await this.#harness.countAlerts()) === 1);
    else await this.#expectText(this.#caller.successText);
    if (error !== null) for (const words of this.#caller.errorTexts(error)) await this.#expectText(words);
    await this.#harness.advanceTime(4_000);
    this.#assert(!(await this.#contains(stillWaiting)), 'no wait is shown');
    await this.#harness.releaseReply();
    await this.#expectPageIntact();
    await this.#expectAllowedRequests();
  }

  async #trigger(times = 1): Promise<void> {
    const { trigger } = this.#caller;
    for (const [index, step] of trigger.entries())
      await this.#harness.perform(step, index === trigger.length - 1 ? times : 1);
  }

  /** Expects a slow notice with Retry and Cancel after ten seconds. */
  async #expectSlowNotice(): Promise<void> {
    const harness = this.#harness;
    const [first] = harness.sent();
    if (!first) throw new Error('Nothing was sent');
    await harness.advanceTime(9_000 - ((await harness.now()) - first.at));
    this.#assert(!(await this.#contains(stillWaiting)), 'nothing is said of a wait before 10 s');
    await this.#expectPageIntact();
    await harness.advanceTime(1_500);
    await this.#expectText(stillWaiting);
    this.#assert(await harness.hasButton('Cancel'), 'a long wait has Cancel');
    this.#assert(await harness.hasButton(retryLabel), 'a long wait has Retry');
    this.#assert(!(await harness.hasButton('Dismiss')), 'nothing takes the ways out away');
  }

  /** Presses Retry, or else repeats the steps. */
  async #retry(facts: RetryFacts): Promise<void> {
    const harness = this.#harness;
    harness.setFault(null);
    const before = harness.sent().length;
    const isOffered = this.#caller.offersRetry(facts);
    if (isOffered) await harness.perform({ press: this.#caller.retryLabel?.(facts) ?? retryLabel });
    else for (const step of this.#caller.retryTrigger ?? this.#caller.trigger) await harness.perform(step);
    await this.#expectSuccess();
    if (this.#isMutation) this.#assert(harness.sent().length === before + 1, 'asked again once');
    if (this.#isMutation && facts.isOutcomeUnknown && (isOffered || !facts.isCancelled)) this.#expectSameKey();
  }

  async #expectSuccess(): Promise<void> {
    await this.#expectText(this.#caller.successText);
    await this.#waitUntil('nothing is waited for any more', async () => !(await this.#contains(stillWaiting)));
  }

  /** Expects that nothing is blank or crashed and typed text is kept. */
  async #expectPageIntact(): Promise<void> {
    const text = await this.#harness.text();
    this.#assert(text.replace(/\s+/g, '').length >= minPageLength, 'the page is not blank');
    this.#assert(!crashed.test(text), 'nothing crashed');
    this.#assert(!/Bad Gateway|Invalid Date|NaN|\[object /.test(text), 'nothing raw is shown');
    const { persistentText, typedFields } = this.#caller;
    this.#assert(
      persistentText === undefined || text.includes(persistentText),
      `what stood open still does: ${persistentText}`,
    );
    for (const { field, content } of typedFields) {
      const held = await this.#harness.fieldValue(field);
      this.#assert(
        held === content,
        `what was typed is still there: ${String(field)} holds ${String(held)}, not ${content}`,
      );
    }
  }

  /** Expects one request for a POST; for a GET at most three, only on transient errors and not before `Retry-After`. */
  async #expectAllowedRequests(): Promise<void> {
    const harness = this.#harness;
    const { isTransient } = this.#fault;
    await harness.advanceTime(15_000);
    for (const url of new Set(harness.sent().map((call) => call.url))) {
      const calls = harness.sent().filter((call) => call.url === url);
      const maxCalls = !this.#isMutation && isTransient ? 3 : 1;
      // The last request may have been aborted because of the others.
      const isGivenUp = url !== harness.sent()[0]?.url && calls.length < maxCalls;
      this.#assert(calls.length === maxCalls || isGivenUp, `${url} is asked ${maxCalls} times, not ${calls.length}`);
      if (this.#fault.answer.kind === 'reply' && this.#fault.answer.retryAfter !== undefined) {
        this.#assert(
          gaps(calls).every((gap) => gap >= retryAfter * 1_000),
          'Retry-After is kept',
        );
      }
    }
  }

  #expectSameKey(): void {
    const keys = this.#harness.sent().map(({ key }) => key);
    if (this.#isMutation)
      this.#assert(
        keys[0] !== null && new Set(keys).size === 1,
        `asking again carries the same key: ${keys.join(', ')}`,
      );
  }

  async #expectText(words: string | RegExp): Promise<void> {
    await this.#waitUntil(`it says ${String(words)}`, () => this.#contains(words));
  }

  async #contains(words: string | RegExp): Promise<boolean> {
    const text = await this.#harness.text();
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  }

  async #waitUntil(description: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const began = await this.#harness.now();
    while (!(await holds())) {
      if ((await this.#harness.now()) - began > timeoutMs) throw new Error(`Never: ${description}`);
      await this.#harness.advanceTime(100);
    }
  }

  #assert(holds: boolean, description: string): void {
    if (!holds) throw new Error(`Not so: ${description}`);
  }
}

function gaps(calls: readonly SentCall[]): number[] {
  return calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? at));
}

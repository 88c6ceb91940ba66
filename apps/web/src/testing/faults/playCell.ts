import { endpoints, type EndpointName } from '@hub/api-client/endpoints';
import { sessionExpiredMarker, sessionExpiredText } from '@hub/domain/shared';
import type { Caller } from './Caller.ts';
import { type Fault, type FaultName, faults, retryAfter } from './faults.ts';
import type { OpenStage, SentCall, Stage } from './Stage.ts';

const stillWaiting = /still waiting/i;
/** What the nets under a crash say; nobody should ever fall into one because of a reply. */
const crashed = /could not be shown/;
/** A page that says less is blank: the frame alone says more. */
const fewestLetters = 40;
/** Ms of the page’s clock: a sample of orders asks for each of them, and a busy machine answers late. */
const patience = 40_000;
const retries = 'Retry';

/** One cell of the matrix: this endpoint goes wrong in this way where this caller asks it. Throws what did not hold. */
export async function playCell(
  name: EndpointName,
  caller: Caller,
  faultName: FaultName,
  openStage: OpenStage,
): Promise<void> {
  const endpoint = endpoints[name];
  const stage = await openStage(endpoint, caller);
  const cell = new Cell(stage, caller, endpoint.method === 'POST', faults[faultName]);
  try {
    await cell.begin(faultName);
    if (!caller.isAwaited) await cell.goesOnWithoutIt();
    else if (faultName === '401') await cell.sessionEnds();
    else if (faultName === 'hang') await cell.hangs();
    else if (faultName === '20 s late') await cell.comesLate();
    else if (faultName === 'twice') await cell.comesTwice();
    else await cell.fails();
  } catch (error) {
    throw new Error(`${String(error)}\nThe page said: ${(await stage.text()).slice(0, 2_500)}`, { cause: error });
  } finally {
    await stage.close();
  }
}

class Cell {
  readonly #stage: Stage;
  readonly #caller: Caller;
  readonly #changes: boolean;
  readonly #fault: Fault;

  constructor(stage: Stage, caller: Caller, changes: boolean, fault: Fault) {
    this.#stage = stage;
    this.#caller = caller;
    this.#changes = changes;
    this.#fault = fault;
  }

  async begin(faultName: FaultName): Promise<void> {
    const { before, ask } = this.#caller;
    // A screen that asks as it opens meets the fault there; everything else is in order until the person asks.
    if (ask.length === 0) this.#stage.arm(faultName);
    await this.#stage.open();
    for (const step of before) await this.#stage.does(step);
    this.#stage.arm(faultName);
    // A double click is one intent.
    await this.#ask(faultName === 'twice' && this.#changes ? 2 : 1);
    await this.#until('the call is sent', () => this.#stage.sent().length > 0);
  }

  /**
   * A reply that says no, or none: said in the right words, asked no more than allowed, and put right by asking again.
   */
  async fails(): Promise<void> {
    const { error, isOutcomeUnknown } = this.#fault;
    if (error === null) throw new Error('This fault has no words.');
    for (const words of this.#caller.told(error)) await this.#says(words);
    await this.#isSound();
    if (this.#caller.goesOn) {
      await this.#says(this.#caller.works);
      return this.#askedAsAllowed();
    }
    this.#check(!(await this.#contains(this.#caller.works)), 'what failed does not look as if it had worked');
    await this.#askedAsAllowed();
    await this.#tryAgain({ isOutcomeUnknown, isCancelled: false });
  }

  async sessionEnds(): Promise<void> {
    const stage = this.#stage;
    await this.#until('one alert', async () => (await stage.alerts()) === 1);
    await this.#says(sessionExpiredText);
    this.#check((await stage.marker()) === sessionExpiredMarker, 'the marker is set');
    await this.#isSound();
    await this.#askedAsAllowed();
    this.#check((await stage.alerts()) === 1, 'exactly one alert');
    this.#check((await stage.text()).split(sessionExpiredText).length === 2, 'the alert is the only one to say so');
    await stage.does({ press: 'Reload' });
    this.#check((await stage.reloads()) === 1, 'Reload reloads once');
  }

  async hangs(): Promise<void> {
    const stage = this.#stage;
    await this.#waitsAloud();
    const asked = stage.sent().length;
    await stage.pass(60_000);
    await this.#isSound();
    this.#check(
      (await this.#contains(stillWaiting)) && stage.sent().length === asked,
      'it goes on waiting, and asks nobody by itself',
    );
    await stage.does({ press: 'Cancel' });
    await this.#until('Cancel ends the wait', async () => !(await this.#contains(stillWaiting)));
    await this.#says(this.#caller.toldWhenCancelled);
    await this.#isSound();
    await this.#tryAgain({ isOutcomeUnknown: true, isCancelled: true });
  }

  async comesLate(): Promise<void> {
    await this.#waitsAloud();
    await this.#stage.pass(10_000);
    await this.#worked();
    await this.#askedAsAllowed();
  }

  /** Asked again while the first reply is out; then both come. */
  async comesTwice(): Promise<void> {
    const stage = this.#stage;
    this.#check(stage.sent().length === new Set(stage.sent().map(({ url }) => url)).size, 'a double click is one call');
    await this.#waitsAloud();
    const first = stage.sent().length;
    await stage.does({ press: retries });
    await this.#worked();
    // What follows from it, such as lists that are read again.
    for (let step = 0; step < 20; step += 1) await stage.pass(100);
    const said = await stage.text();
    await stage.release();
    await stage.pass(300);
    this.#check((await stage.text()) === said, 'the late reply changes nothing');
    this.#check(stage.sent().length === first * 2 || !this.#changes, 'Retry asks once');
    this.#oneKey();
  }

  /** Nobody waits for this call: what the person asked for is told all the same, and nothing is repeated. */
  async goesOnWithoutIt(): Promise<void> {
    const { error } = this.#fault;
    if (this.#fault.answer.kind === 'reply' && error === null)
      await this.#until('one alert', async () => (await this.#stage.alerts()) === 1);
    else await this.#says(this.#caller.works);
    if (error !== null) for (const words of this.#caller.told(error)) await this.#says(words);
    await this.#stage.pass(4_000);
    this.#check(!(await this.#contains(stillWaiting)), 'nobody is made to wait for it');
    await this.#stage.release();
    await this.#isSound();
    await this.#askedAsAllowed();
  }

  async #ask(times = 1): Promise<void> {
    const { ask } = this.#caller;
    for (const [place, step] of ask.entries()) await this.#stage.does(step, place === ask.length - 1 ? times : 1);
  }

  /** Silent for ten seconds, then it says so, with both ways out. */
  async #waitsAloud(): Promise<void> {
    const stage = this.#stage;
    const [first] = stage.sent();
    if (!first) throw new Error('Nothing was sent');
    await stage.pass(9_000 - ((await stage.now()) - first.at));
    this.#check(!(await this.#contains(stillWaiting)), 'nothing is said of a wait before 10 s');
    await this.#isSound();
    await stage.pass(1_500);
    await this.#says(stillWaiting);
    this.#check(await stage.offers('Cancel'), 'a long wait has Cancel');
    this.#check(await stage.offers(retries), 'a long wait has Retry');
    this.#check(!(await stage.offers('Dismiss')), 'nothing takes the ways out away');
  }

  /** By Retry where there is one, else by doing the same once more. */
  async #tryAgain(facts: Parameters<Caller['offersRetry']>[0]): Promise<void> {
    const stage = this.#stage;
    stage.arm(null);
    const before = stage.sent().length;
    const isOffered = this.#caller.offersRetry(facts);
    if (isOffered) await stage.does({ press: retries });
    else for (const step of this.#caller.askAgain ?? this.#caller.ask) await stage.does(step);
    await this.#worked();
    if (this.#changes) this.#check(stage.sent().length === before + 1, 'asked again once');
    if (this.#changes && facts.isOutcomeUnknown && (isOffered || !facts.isCancelled)) this.#oneKey();
  }

  async #worked(): Promise<void> {
    await this.#says(this.#caller.works);
    await this.#until('nothing is waited for any more', async () => !(await this.#contains(stillWaiting)));
  }

  /** Nothing blank, nothing crashed, and what was typed is there. */
  async #isSound(): Promise<void> {
    const text = await this.#stage.text();
    this.#check(text.replace(/\s+/g, '').length >= fewestLetters, 'the page is not blank');
    this.#check(!crashed.test(text), 'nothing crashed');
    this.#check(!/Bad Gateway|Invalid Date|NaN|\[object /.test(text), 'nothing raw is shown');
    const { stays, typed } = this.#caller;
    this.#check(stays === undefined || text.includes(stays), `what stood open still does: ${stays}`);
    for (const { field, holds } of typed) {
      const held = await this.#stage.held(field);
      this.#check(
        held === holds,
        `what was typed is still there: ${String(field)} holds ${String(held)}, not ${holds}`,
      );
    }
  }

  /**
   * A POST once, a GET at most three times and only where it helps, no sooner than the server asked; and later never
   * again.
   */
  async #askedAsAllowed(): Promise<void> {
    const stage = this.#stage;
    const { mayPass } = this.#fault;
    await stage.pass(15_000);
    for (const url of new Set(stage.sent().map((call) => call.url))) {
      const calls = stage.sent().filter((call) => call.url === url);
      const most = !this.#changes && mayPass ? 3 : 1;
      // One that was asked last may have been given up because of the others.
      const isGivenUp = url !== stage.sent()[0]?.url && calls.length < most;
      this.#check(calls.length === most || isGivenUp, `${url} is asked ${most} times, not ${calls.length}`);
      if (this.#fault.answer.kind === 'reply' && this.#fault.answer.retryAfter !== undefined) {
        this.#check(
          gaps(calls).every((gap) => gap >= retryAfter * 1_000),
          'Retry-After is kept',
        );
      }
    }
  }

  #oneKey(): void {
    const keys = this.#stage.sent().map(({ key }) => key);
    if (this.#changes)
      this.#check(
        keys[0] !== null && new Set(keys).size === 1,
        `asking again carries the same key: ${keys.join(', ')}`,
      );
  }

  async #says(words: string | RegExp): Promise<void> {
    await this.#until(`it says ${String(words)}`, () => this.#contains(words));
  }

  async #contains(words: string | RegExp): Promise<boolean> {
    const text = await this.#stage.text();
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  }

  async #until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
    const began = await this.#stage.now();
    while (!(await holds())) {
      if ((await this.#stage.now()) - began > patience) throw new Error(`Never: ${what}`);
      await this.#stage.pass(100);
    }
  }

  #check(holds: boolean, what: string): void {
    if (!holds) throw new Error(`Not so: ${what}`);
  }
}

function gaps(calls: readonly SentCall[]): number[] {
  return calls.slice(1).map(({ at }, place) => at - (calls[place]?.at ?? at));
}

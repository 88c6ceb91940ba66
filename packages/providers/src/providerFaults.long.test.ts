import { findProvider, type ThirdPartyId } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { adapters } from './adapters.ts';
import { createCallProvider } from './http/createCallProvider.ts';
import { createPublicDispatcher } from './http/createPublicDispatcher.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderConnection,
  SentShipment,
} from './ProviderAdapter.ts';
import {
  CredentialsRefusedError,
  ProviderError,
  RateLimitedError,
  TooLateError,
  UnexpectedReplyError,
  UnreachableError,
} from './ProviderError.ts';
import {
  createManualClock,
  demoCredentials,
  type FaultKind,
  type ManualClock,
  type Operation,
  type RunningSimulators,
  type SimulatedOrder,
  startSimulators,
} from './simulators/index.ts';
import { aLine, aShipment } from './testing/aShipment.ts';

/*
 * Runs every adapter against its 3PL's simulator, which was written separately from the same facts. Faults are
 * generated per function: one for each kind of call the function makes and each kind of fault.
 */

const hourMs = 3_600_000;
const startMs = Date.parse('2026-01-31T16:46:27Z');

/** Time limit for a call that is never answered. */
const shortTimeLimitMs = 200;

interface Setup {
  provider: ThirdPartyId;
  running: RunningSimulators;
  clock: ManualClock;
  settings: AccountSettings;
  connect(account?: AccountSettings, timeLimitMs?: number): ProviderConnection;
  /** Orders in the warehouse with a reference. */
  booked(reference: string): SimulatedOrder[];
}

const faults: readonly FaultKind[] = [
  'slow',
  'silent',
  'tooManyRequests',
  'serverError',
  'serverErrorAfterwards',
  'reset',
  'resetAfterwards',
  'html',
  'wrongShape',
];

/** Expected error of a call; null when it succeeds. */
const errorOf: Record<FaultKind, (new (...args: never[]) => ProviderError) | null> = {
  slow: null,
  silent: UnreachableError,
  tooManyRequests: RateLimitedError,
  serverError: UnreachableError,
  serverErrorAfterwards: UnreachableError,
  reset: UnreachableError,
  resetAfterwards: UnreachableError,
  html: UnreachableError,
  wrongShape: UnexpectedReplyError,
};

let references = 0;
function nextShipment(): OutgoingShipment {
  references += 1;
  return aShipment({
    reference: `S${1000 + references}-1`,
    lines: [
      aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 2 }),
      aLine({ lineItemId: '9002', sku: 'TEE-M', name: 'T-shirt 木', quantity: 1 }),
    ],
  });
}

/** The order of a reference without one of its two items. */
function withoutShirt(reference: string): OutgoingShipment {
  return aShipment({ reference, lines: [aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 2 })] });
}

/** Removes items as the engine does: changes the order if the API can, else cancels it and sends a new one. */
async function removeShirt(connection: ProviderConnection, sent: SentShipment): Promise<SentShipment> {
  if (connection.update !== undefined) {
    await connection.update(sent, withoutShirt(sent.reference), {});
    return sent;
  }
  await connection.cancel(sent);
  return sendOnce(connection, withoutShirt(sent.reference.replace(/-1$/, '-2')));
}

/** Checks for the order before sending, as the engine does. */
async function sendOnce(connection: ProviderConnection, shipment: OutgoingShipment): Promise<SentShipment> {
  return (await connection.findByReference(shipment.reference)) ?? connection.send(shipment);
}

const unitsOf = (lines: readonly { sku: string; quantity: number }[]) => {
  const units: Record<string, number> = {};
  for (const { sku, quantity } of lines) units[sku] = (units[sku] ?? 0) + quantity;
  return units;
};

async function settingsOf(setup: Omit<Setup, 'settings' | 'booked'>): Promise<AccountSettings> {
  const account = { credentials: demoCredentials(setup.provider), choices: {} };
  const choices = (await setup.connect(account).readChoices?.()) ?? [];
  return {
    ...account,
    choices: Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? ''])),
  };
}

async function setUp(provider: ThirdPartyId, hasRateLimits = false): Promise<Setup> {
  const clock = createManualClock(startMs);
  const options = { clock, plan: 'one', hasRateLimits, slowMs: 20 } as const;
  const running = await startSimulators({ ...options, providers: [provider] });
  const baseUrl = running.origins[provider];
  const dispatcher = createPublicDispatcher({ allowedOrigins: [baseUrl] });
  const parts = {
    provider,
    running,
    clock,
    connect(account: AccountSettings, timeLimitMs = 10_000) {
      const secrets = Object.values(account.credentials);
      const providerName = findProvider(provider)?.name ?? provider;
      const call = createCallProvider({ providerName, baseUrl, secrets, dispatcher, timeLimitMs });
      return adapterOf(provider).connect(account, call);
    },
  };
  const settings = await settingsOf(parts);
  return {
    ...parts,
    settings,
    connect: (account = settings, timeLimitMs) => parts.connect(account, timeLimitMs),
    booked: (reference) =>
      running
        .control(provider)
        .books()
        .orders.filter((order) => order.reference === reference),
  };
}

function adapterOf(provider: ThirdPartyId): ProviderAdapter {
  const adapter = Object.values(adapters).find((candidate) => candidate.provider === provider);
  if (adapter === undefined) throw new Error(`There is no adapter of ${provider}.`);
  return adapter;
}

/** Makes more calls than any 3PL allows in one window. */
async function callUntilRefused(work: () => Promise<unknown>): Promise<unknown> {
  for (let call = 0; call < 1000; call += 1) {
    try {
      await work();
    } catch (error) {
      return error;
    }
  }
  return null;
}

/** The functions of a connection, with an existing order and one to send. */
const functions: Record<string, (connection: ProviderConnection, sent: SentShipment) => Promise<unknown>> = {
  test: (connection) => connection.test(),
  findByReference: (connection, { reference }) => connection.findByReference(reference),
  readShipment: (connection, sent) => connection.readShipment(sent),
  cancel: (connection, sent) => connection.cancel(sent),
  update: async (connection, sent) => connection.update?.(sent, withoutShirt(sent.reference), { isOnHold: true }),
  readChanges: async (connection) => connection.readChanges?.(new Date(startMs), null),
  readStock: async (connection) => connection.readStock?.(null),
  readChoices: async (connection) => connection.readChoices?.(),
};

describe.each(Object.values(adapters).map(({ provider }) => provider))('%s', (provider) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await setUp(provider);
  });
  afterAll(() => setup.running.stop());

  async function sendNext(): Promise<SentShipment> {
    return setup.connect().send(nextShipment());
  }

  describe('credentials', () => {
    it('are accepted by the simulator', async () => {
      await setup.connect().test();
    });

    const secrets = findProvider(provider)?.fields.filter(({ isSecret }) => isSecret) ?? [];
    it.each(secrets.map(({ name }) => name))('are refused with the 3PL’s reason when %s is wrong', async (name) => {
      const credentials = { ...setup.settings.credentials, [name]: 'wrong-canary' };
      const error: unknown = await setup
        .connect({ ...setup.settings, credentials })
        .test()
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(CredentialsRefusedError);
      const { message } = error as Error;
      expect(message).not.toContain('canary');
      // ShipBob's 401 has no body.
      const hasWords = provider !== 'shipbob';
      expect(/doesn’t (?:accept|allow)/.test(message), message).toBe(!hasWords);
    });

    it('are refused for every call while revoked, and work again when restored', async () => {
      const control = setup.running.control(provider);
      control.revokeCredentials();
      await expect(setup.connect().findByReference('S1-1')).rejects.toBeInstanceOf(CredentialsRefusedError);
      control.restoreCredentials();
      expect(await setup.connect().findByReference('S1-1')).toBe(null);
    });

    it('keep working after all tokens expire', async () => {
      const connection = setup.connect();
      await connection.findByReference('S1-1');
      setup.running.control(provider).endTokens();
      expect(await connection.findByReference('S1-1')).toBe(null);
    });
  });

  describe('an order', () => {
    it('is sent with all its units, and found by its reference alone', async () => {
      const shipment = nextShipment();
      const connection = setup.connect();
      expect(await connection.findByReference(shipment.reference)).toBe(null);
      const sent = await connection.send(shipment);
      expect(sent.reference).toBe(shipment.reference);
      const [order, ...others] = setup.booked(shipment.reference);
      expect(others).toEqual([]);
      expect(unitsOf(order?.lines ?? [])).toEqual({ 'MUG-01': 2, 'TEE-M': 1 });
      expect(await connection.findByReference(shipment.reference)).toEqual(sent);
      // Similar references must not match.
      expect(await connection.findByReference(shipment.reference.slice(0, -1))).toBe(null);
      expect(await connection.findByReference(`${shipment.reference}0`)).toBe(null);
    });

    it('exists once after it was sent twice', async () => {
      const shipment = nextShipment();
      const connection = setup.connect();
      const sent = await sendOnce(connection, shipment);
      expect(await sendOnce(connection, shipment)).toEqual(sent);
      expect(setup.booked(shipment.reference)).toHaveLength(1);
    });

    it('is received, then shipped in a parcel with its units', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      expect(await connection.readShipment(sent)).toMatchObject({ ...sent, state: 'received', problem: null });
      setup.clock.advance(hourMs);
      const read = await connection.readShipment(sent);
      expect(read).toMatchObject({ ...sent, state: 'shipped', problem: null });
      const booked = setup.booked(sent.reference)[0]?.parcels ?? [];
      expect(read.parcels).toHaveLength(booked.length);
      const [parcel] = read.parcels;
      expect(parcel?.trackingNumber).toBe(booked[0]?.trackingNumber);
      expect(parcel).toMatchObject({ isVoided: false, carrier: expect.any(String) });
      if (parcel?.lines) expect(unitsOf(parcel.lines)).toEqual({ 'MUG-01': 2, 'TEE-M': 1 });
      // Some 3PLs report only the day.
      const shippedAt = Date.parse(parcel?.shippedAt ?? '');
      const most = provider === 'carterdc' ? 1_000 : 24 * hourMs;
      expect(Math.abs(shippedAt - (booked[0]?.shippedAt ?? 0))).toBeLessThan(most);
      expect(await connection.readShipment(sent)).toEqual(read);
    });

    it.each(['two', 'partial', 'short', 'withoutLabel'] as const)(
      'keeps its units when packed as "%s"',
      async (plan) => {
        const connection = setup.connect();
        const shipment = nextShipment();
        setup.running.control(provider).planParcels(shipment.reference, plan);
        const sent = await connection.send(shipment);
        setup.clock.advance(hourMs / 3);
        const early = await connection.readShipment(sent);
        setup.clock.advance(24 * hourMs);
        const late = await connection.readShipment(sent);
        const [order] = setup.booked(shipment.reference);
        const left = (order?.parcels ?? []).filter(({ shippedAt }) => shippedAt !== null);
        // Extensiv closes orders as a whole and has no partly shipped state.
        const partialState = provider === 'carterdc' ? 'received' : 'partial';
        if (plan === 'partial') expect(early.state).toBe(partialState);
        expect(['shipped', 'closedShort']).toContain(late.state);
        expect(late.parcels).toHaveLength(left.length);
        const known = late.parcels.flatMap(({ lines }) => lines ?? []);
        if (late.parcels.every(({ lines }) => lines !== null)) {
          expect(unitsOf(known)).toEqual(unitsOf(left.flatMap(({ lines }) => lines)));
        }
        // Parcel ids are stable.
        const ids = late.parcels.map(({ parcelId }) => parcelId);
        expect(ids).toEqual(expect.arrayContaining(early.parcels.map(({ parcelId }) => parcelId)));
        expect(new Set(ids).size).toBe(ids.length);
      },
    );

    it('keeps both tracking numbers and every unit when a line leaves in two parcels', async () => {
      const connection = setup.connect();
      const { reference } = nextShipment();
      const lines = [aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 5 })];
      setup.running.control(provider).planParcels(reference, 'two');
      const sent = await connection.send(aShipment({ reference, lines }));
      setup.clock.advance(24 * hourMs);
      const { state, parcels } = await connection.readShipment(sent);
      const booked = setup.booked(reference)[0]?.parcels ?? [];
      expect([state, booked.length]).toEqual(['shipped', 2]);
      const numbers = parcels.map(({ trackingNumber }) => trackingNumber);
      expect(numbers.toSorted()).toEqual(booked.map(({ trackingNumber }) => trackingNumber).toSorted());
      const known = parcels.flatMap((parcel) => parcel.lines ?? []);
      if (parcels.every((parcel) => parcel.lines !== null)) expect(unitsOf(known)).toEqual({ 'MUG-01': 5 });
    });

    it('leaves with another label after its first one is canceled', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      setup.clock.advance(hourMs / 3);
      const [label] = setup.booked(sent.reference)[0]?.parcels ?? [];
      const voided = label?.trackingNumber ?? '';
      await connection.readShipment(sent);
      setup.running.control(provider).voidParcel(voided);
      setup.clock.advance(24 * hourMs);
      const { parcels } = await connection.readShipment(sent);
      const good = parcels.filter(({ isVoided }) => !isVoided);
      expect(good.map(({ trackingNumber }) => trackingNumber)).not.toContain(voided);
      expect(good).toHaveLength(1);
    });

    it('is on hold with a reason while held', async () => {
      const sent = await sendNext();
      setup.running.control(provider).hold(sent.reference, 'Address cannot be found');
      const read = await setup.connect().readShipment(sent);
      expect(read.state).toBe('onHold');
      expect(wordsText(read.problem ?? '')).toMatch(/./);
    });

    it('is canceled when the warehouse cancels it', async () => {
      const sent = await sendNext();
      setup.running.control(provider).cancelOrder(sent.reference);
      expect((await setup.connect().readShipment(sent)).state).toBe('cancelled');
    });

    it('is canceled, and stays canceled on a second try', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      await connection.cancel(sent);
      await connection.cancel(sent);
      setup.clock.advance(24 * hourMs);
      expect(setup.booked(sent.reference)).toMatchObject([{ stage: 'cancelled' }]);
      expect((await connection.readShipment(sent)).state).toBe('cancelled');
    });

    it('is too late to cancel after it has left', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      setup.clock.advance(hourMs);
      await expect(connection.cancel(sent)).rejects.toBeInstanceOf(TooLateError);
      expect((await connection.readShipment(sent)).state).toBe('shipped');
    });

    it('drops an item before packing, and ships the rest once', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      const changed = await removeShirt(connection, sent);
      setup.clock.advance(24 * hourMs);
      const [order] = setup.booked(changed.reference);
      expect(unitsOf(order?.lines ?? [])).toEqual({ 'MUG-01': 2 });
      const left = [sent.reference, `${sent.reference.slice(0, -1)}2`]
        .flatMap((reference) => setup.booked(reference))
        .flatMap(({ parcels }) => parcels.filter(({ shippedAt }) => shippedAt !== null));
      expect(unitsOf(left.flatMap(({ lines }) => lines))).toEqual({ 'MUG-01': 2 });
      expect((await connection.readShipment(changed)).state).toBe('shipped');
    });

    it('keeps its items after it has left', async () => {
      const connection = setup.connect();
      const sent = await sendNext();
      setup.clock.advance(hourMs);
      await expect(removeShirt(connection, sent)).rejects.toBeInstanceOf(TooLateError);
      expect(unitsOf(setup.booked(sent.reference)[0]?.lines ?? [])).toEqual({ 'MUG-01': 2, 'TEE-M': 1 });
      expect(setup.booked(`${sent.reference.slice(0, -1)}2`)).toEqual([]);
    });

    it('is held and released where the API allows holds', async () => {
      const connection = setup.connect();
      if (!connection.update) return;
      const sent = await sendNext();
      await connection.update(sent, withoutShirt(sent.reference), { isOnHold: true });
      setup.clock.advance(24 * hourMs);
      expect((await connection.readShipment(sent)).state).toBe('onHold');
      await connection.update(sent, withoutShirt(sent.reference), {});
      expect((await connection.readShipment(sent)).state).toBe('onHold');
      await connection.update(sent, withoutShirt(sent.reference), { isOnHold: false });
      expect(setup.booked(sent.reference)).toHaveLength(1);
      setup.clock.advance(hourMs);
      expect((await connection.readShipment(sent)).state).toBe('shipped');
      await expect(connection.update(sent, withoutShirt(sent.reference), {})).rejects.toBeInstanceOf(TooLateError);
    });

    it('gets another address where the API allows changes, and stays the same order', async () => {
      const connection = setup.connect();
      if (!connection.update) return;
      const shipment = nextShipment();
      const sent = await connection.send(shipment);
      const recipient = { ...shipment.recipient, address1: '99 New Road', postcode: 'BS1 1AA' };
      await connection.update(sent, { ...shipment, recipient }, {});
      const [order, ...others] = setup.booked(shipment.reference);
      expect(others).toEqual([]);
      for (const text of ['99 New Road', 'BS1 1AA']) expect(JSON.stringify(order?.wire)).toContain(text);
      setup.clock.advance(hourMs);
      expect((await connection.readShipment(sent)).state).toBe('shipped');
    });

    it('cannot be changed once canceled', async () => {
      const connection = setup.connect();
      if (!connection.update) return;
      const sent = await sendNext();
      await connection.cancel(sent);
      const error: unknown = await connection.update(sent, withoutShirt(sent.reference), {}).catch((e: unknown) => e);
      expect(error).toMatchObject({ name: 'RefusedError' });
    });

    it('is refused with the 3PL’s reason', async () => {
      const shipment = nextShipment();
      setup.running.control(provider).refuseOrder({ reference: shipment.reference, words: 'We do not ship hats' });
      await expect(setup.connect().send(shipment)).rejects.toMatchObject({
        name: 'RefusedError',
        message: expect.stringContaining('We do not ship hats'),
      });
      expect(setup.booked(shipment.reference)).toEqual([]);
    });
  });

  it('allows as many calls as the adapter states', async () => {
    const limited = await setUp(provider, true);
    try {
      const { calls } = limited.running.control(provider).books();
      const before = calls.length;
      const connection = limited.connect();
      const stopped: unknown = await callUntilRefused(() => connection.findByReference('S1-1'));
      expect(stopped).toBeInstanceOf(RateLimitedError);
      const taken = calls.slice(before).filter(({ status, operation }) => status === 200 && operation !== 'token');
      expect(before + taken.length).toBeGreaterThanOrEqual(adapterOf(provider).rateLimit.calls);
      limited.clock.advance((stopped as RateLimitedError).retryAfterMs ?? adapterOf(provider).rateLimit.windowMs);
      expect(await connection.findByReference('S1-1')).toBe(null);
    } finally {
      await limited.running.stop();
    }
  });

  it("reads the warehouse's stock", async () => {
    const connection = setup.connect();
    if (!connection.readStock) return;
    await sendNext();
    setup.running.control(provider).setStock('MUG-01', 41);
    const levels = await connection.readStock(['MUG-01']);
    expect(levels.map(({ sku, onHand }) => ({ sku, onHand }))).toEqual([{ sku: 'MUG-01', onHand: 41 }]);
  });

  describe('a fault', () => {
    /** Kinds of calls a run makes, except for tokens. */
    async function operationsOf(run: () => Promise<unknown>): Promise<Operation[]> {
      const { calls } = setup.running.control(provider).books();
      const before = calls.length;
      await run();
      const made = calls.slice(before).map(({ operation }) => operation);
      return [...new Set(made.filter((operation) => operation !== null && operation !== 'token'))];
    }

    async function run(fault: FaultKind, work: (connection: ProviderConnection) => Promise<unknown>) {
      const connection = setup.connect(setup.settings, fault === 'silent' ? shortTimeLimitMs : undefined);
      try {
        await work(connection);
        return null;
      } catch (error) {
        expect(error).toBeInstanceOf(ProviderError);
        for (const secret of Object.values(setup.settings.credentials)) {
          if (secret.startsWith('demo-')) expect(String(error)).not.toContain(secret);
        }
        return error;
      } finally {
        setup.running.control(provider).faults.clear();
      }
    }

    describe.each(faults)('"%s"', (fault) => {
      it.each(Object.keys(functions))('on %s throws its one error, then passes', async (name) => {
        const work = functions[name] ?? (() => Promise.resolve());
        const usual = await sendNext();
        const operations = await operationsOf(() => work(setup.connect(), usual));
        for (const operation of operations) {
          const sent = await sendNext();
          setup.running.control(provider).faults.next({ kind: fault, operation });
          const error = await run(fault, (connection) => work(connection, sent));
          const expected = errorOf[fault];
          const what = `${fault} of ${operation}`;
          if (expected === null) expect(error, what).toBe(null);
          else if (error !== null || fault !== 'wrongShape') expect(error, what).toBeInstanceOf(expected);
          // An unexpected shape is acceptable only when the result was verified.
          else if (name === 'cancel')
            expect(setup.booked(sent.reference), what).toMatchObject([{ stage: 'cancelled' }]);
          else if (name === 'update')
            expect(setup.booked(sent.reference), what).toMatchObject([{ stage: 'onHold', lines: [{ sku: 'MUG-01' }] }]);
          else expect.fail(`${what} was not seen`);
          if (error instanceof RateLimitedError && error.retryAfterMs !== null) {
            expect(error.retryAfterMs).toBeGreaterThanOrEqual(1000);
            expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
          }
          await work(setup.connect(), sent);
        }
      });

      it('on send leaves exactly one order in the end', { tags: 'hazard:done-twice' }, async () => {
        const operations = await operationsOf(() => setup.connect().send(nextShipment()));
        for (const operation of operations) {
          const shipment = nextShipment();
          setup.running.control(provider).faults.next({ kind: fault, operation });
          const error = await run(fault, (connection) => connection.send(shipment));
          const expected = errorOf[fault];
          if (expected === null) expect(error).toBe(null);
          else expect(error, `${fault} of ${operation}`).toBeInstanceOf(expected);
          if (error instanceof UnreachableError) expect(error.mayHaveArrived).toBe(true);
          await sendOnce(setup.connect(), shipment);
          const booked = setup.booked(shipment.reference);
          expect(booked).toHaveLength(1);
          expect(unitsOf(booked[0]?.lines ?? [])).toEqual({ 'MUG-01': 2, 'TEE-M': 1 });
        }
      });
    });
  });
});

it('a split order at Shipwire ships with all its parts, and is canceled with them', async () => {
  const setup = await setUp('shipWire');
  onTestFinished(() => setup.running.stop());
  const control = setup.running.control('shipWire');
  const connection = setup.connect();
  const kept = await connection.send(nextShipment());
  const taken = await connection.send(nextShipment());
  for (const { reference } of [kept, taken]) control.splitOrder(reference, 'TEE-M');
  expect(await connection.readShipment(kept)).toMatchObject({ state: 'received', parcels: [] });
  await connection.cancel(taken);
  expect((await connection.readShipment(taken)).state).toBe('cancelled');
  setup.clock.advance(24 * hourMs);
  const { state, parcels } = await connection.readShipment(kept);
  expect(state).toBe('shipped');
  expect(parcels.map(({ lines }) => unitsOf(lines ?? []))).toEqual([{ 'MUG-01': 2 }, { 'TEE-M': 1 }]);
});

describe('an order at ShipStation', () => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await setUp('ship_stations');
  });
  afterAll(() => setup.running.stop());

  it('is shipped together with the part split off it', async () => {
    const connection = setup.connect();
    const sent = await connection.send(nextShipment());
    setup.running.control('ship_stations').splitOrder(sent.reference, 'TEE-M');
    setup.clock.advance(24 * hourMs);
    const { state, parcels } = await connection.readShipment(sent);
    expect(state).toBe('shipped');
    expect(parcels.map(({ lines }) => unitsOf(lines ?? []))).toEqual([{ 'MUG-01': 2 }, { 'TEE-M': 1 }]);
  });

  it('ships with the order it is combined with', async () => {
    const connection = setup.connect();
    const first = await connection.send(nextShipment());
    const second = await connection.send(nextShipment());
    setup.running.control('ship_stations').combineOrders(first.reference, second.reference);
    setup.clock.advance(24 * hourMs);
    const read = await connection.readShipment(second);
    expect(read).toMatchObject({ ...second, state: 'shipped' });
    expect(read.parcels).toEqual((await connection.readShipment(first)).parcels);
  });

  it('has no parcel when marked as shipped without a number', async () => {
    const connection = setup.connect();
    const shipment = nextShipment();
    setup.running.control('ship_stations').planParcels(shipment.reference, 'withoutParcel');
    const sent = await connection.send(shipment);
    setup.clock.advance(24 * hourMs);
    expect(await connection.readShipment(sent)).toMatchObject({ state: 'shipped', parcels: [] });
  });
});

it('distinguishes a 3PL that does not answer from one that may have the order', async () => {
  const call = createCallProvider({
    providerName: 'Shipbob',
    baseUrl: 'http://127.0.0.1:9',
    secrets: [],
    dispatcher: new Agent(),
  });
  const connection = adapters.shipbob.connect({ credentials: demoCredentials('shipbob'), choices: {} }, call);
  await expect(connection.send(nextShipment())).rejects.toMatchObject({
    name: 'UnreachableError',
    mayHaveArrived: false,
  });
});

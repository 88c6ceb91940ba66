import type { ThirdPartyId } from '@hub/domain/integrations';
import {
  type AccountSettings,
  type OutgoingShipment,
  type Parcel,
  type ProviderAdapter,
  ProviderError,
  RefusedError,
  TooLateError,
  UnreachableError,
  type WarehouseOrder,
  type ProviderOrderState,
} from '@hub/providers';

/** Replaces the result of the fake's next call. `lostReply` executes the call first. */
export type FakeFault = ProviderError | 'lostReply';

/** An order in the fake's records, with every time it was sent. */
export interface FakeOrder {
  providerOrderId: string;
  shipment: OutgoingShipment;
  /** Credentials and choices of the call that sent it. */
  settings: AccountSettings;
  sends: number;
  state: ProviderOrderState;
  problem: WarehouseOrder['problem'];
  parcels: Parcel[];
  isTooLate: boolean;
  /** Milliseconds since 1970 on the 3PL's clock. */
  changedAt: number;
}

export interface FakeProviderOptions {
  /** Whether its API can change and hold an order. */
  canUpdate?: boolean;
  /**
   * Page size of the list of changed orders. `isWhole` lists full orders instead of ids. `stuck` repeats the first
   * page forever, or returns the second page's own cursor with it.
   */
  lists?: { pageSize: number; isWhole: boolean; stuck?: 'page' | 'cursor' };
  /** The 3PL's clock; the machine's by default. */
  now?: () => number;
}

/** An in-memory 3PL. It accepts the same reference twice, like the worst real ones. */
export function createFakeProvider(
  provider: ThirdPartyId = 'shipbob',
  { canUpdate = false, lists, now = Date.now }: FakeProviderOptions = {},
) {
  const orders: FakeOrder[] = [];
  const faults: FakeFault[] = [];
  const calls: string[] = [];
  const subscriptions: { address: string; token: string }[] = [];
  let beforeReply: (() => Promise<void>) | null = null;

  async function answer<Reply>(call: string, reply: () => Reply): Promise<Reply> {
    calls.push(call);
    const fault = faults.shift();
    if (fault instanceof ProviderError) throw fault;
    const replied = reply();
    const work = beforeReply;
    beforeReply = null;
    await work?.();
    if (fault === 'lostReply') throw new UnreachableError('The reply was lost.', true);
    return replied;
  }
  const find = (providerOrderId: string): FakeOrder => {
    const found = orders.find((order) => order.providerOrderId === providerOrderId);
    if (found === undefined) throw new RefusedError('Order not found.');
    return found;
  };
  const adapter: ProviderAdapter = {
    provider,
    rateLimit: { calls: 100_000, windowMs: 1_000 },
    baseUrl: () => 'https://fake.example',
    connect: (settings) => ({
      test: () => answer('test', () => undefined),
      send: (shipment) =>
        answer('send', () => {
          const providerOrderId = String(9_000 + orders.length);
          const fresh = { state: 'received', problem: null, isTooLate: false, changedAt: now() } as const;
          orders.push({ providerOrderId, shipment, settings, sends: 1, ...fresh, parcels: [] });
          return { reference: shipment.reference, providerOrderId };
        }),
      findByReference: (reference) =>
        answer('find', () => {
          const found = orders.find(({ shipment }) => shipment.reference === reference);
          return found === undefined ? null : { reference, providerOrderId: found.providerOrderId };
        }),
      cancel: ({ providerOrderId }) =>
        answer('cancel', () => {
          const order = find(providerOrderId);
          if (order.isTooLate) throw new TooLateError('Order is already packed.');
          order.state = 'cancelled';
        }),
      ...(canUpdate && {
        update: ({ providerOrderId }, shipment, { isOnHold }) =>
          answer('update', () => {
            const order = find(providerOrderId);
            if (order.isTooLate) throw new TooLateError('Order is already packed.');
            if (order.state === 'cancelled') throw new RefusedError('Order is canceled.');
            order.shipment = shipment;
            if (isOnHold !== undefined) order.state = isOnHold ? 'onHold' : 'received';
          }),
      }),
      readShipment: ({ reference, providerOrderId }) =>
        answer('read', () => ({ ...toWarehouseOrder(find(providerOrderId)), reference })),
      ...(lists && {
        readChanges: (since, cursor) =>
          answer(`list ${cursor ?? '1'}`, () => {
            const found = orders.filter(({ changedAt }) => changedAt >= since.getTime());
            const end = Number(cursor ?? '1') * lists.pageSize;
            const shownTo = lists.stuck === 'page' ? lists.pageSize : end;
            const next = lists.stuck === 'cursor' ? '2' : String(end / lists.pageSize + 1);
            return {
              orders: found.slice(shownTo - lists.pageSize, shownTo).map((order) => ({
                providerOrderId: order.providerOrderId,
                mark: String(order.changedAt),
                order: lists.isWhole ? toWarehouseOrder(order) : null,
              })),
              next: shownTo < found.length ? next : null,
            };
          }),
      }),
    }),
    webhooks: {
      proof: 'ours',
      subscribe: (_call, settings, address) =>
        answer('subscribe', () => {
          const { access_token: token = '' } = settings.credentials;
          if (!subscriptions.some((each) => each.address === address)) subscriptions.push({ address, token });
        }),
      unsubscribe: (_call, settings, address) =>
        answer('unsubscribe', () => {
          const { access_token: token = '' } = settings.credentials;
          const kept = subscriptions.filter((each) => each.address !== address || each.token !== token);
          subscriptions.splice(0, subscriptions.length, ...kept);
        }),
      read: async ({ rawBody }) => JSON.parse(new TextDecoder().decode(rawBody)),
    },
  };
  return {
    adapter,
    /** The fake's records. */
    orders,
    calls,
    /** Webhook addresses, with the credentials that subscribed them. */
    subscriptions,
    /** Sets the results of the next calls. */
    fail: (...next: FakeFault[]) => void faults.push(...next),
    /** Runs after the next call is executed, before its reply. */
    meanwhile: (work: () => Promise<void>) => {
      beforeReply = work;
    },
  };
}

function toWarehouseOrder({ providerOrderId, shipment, state, problem, parcels }: FakeOrder): WarehouseOrder {
  const { reference } = shipment;
  return { reference, providerOrderId, state, problem, parcels: parcels.map((parcel) => ({ ...parcel })) };
}

/** A parcel that has left, in transit. */
export function aParcel(parcelId: string, changes: Partial<Parcel> = {}): Parcel {
  return {
    parcelId,
    carrier: 'DPD',
    trackingNumber: `HX${parcelId}`,
    trackingUrl: null,
    shippedAt: '2026-11-20T12:00:00.000Z',
    status: 'in_transit',
    isVoided: false,
    lines: null,
    ...changes,
  };
}

import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import { groupBy } from '../../shared/lists/groupBy.ts';
import type { TakenBackUnits } from '../detail/OrderDetail.ts';
import type { StoreOrder, StoreRefund, StoreReturn } from './StoreOrder.ts';

/** What a store takes back of an order; absent parts were not read. */
export type TakenBack = Pick<StoreOrder, 'returns' | 'refunds'>;

type ReturnLine = StoreReturn['lines'][number];

/**
 * States of a return's units by its status; an unknown one counts as open. A closed return counts whole: a store
 * closes it as returned without processing its units.
 */
const statesByStatus: Readonly<Record<string, (line: ReturnLine, inTransit: number) => readonly TakenBackUnits[]>> = {
  REQUESTED: ({ quantity }) => [{ state: 'requested', units: quantity }],
  OPEN: ({ quantity, processed }, inTransit) => [
    { state: 'open', units: quantity - processed - inTransit },
    { state: 'inTransit', units: inTransit },
    { state: 'returned', units: processed },
  ],
  CLOSED: ({ quantity }) => [{ state: 'returned', units: quantity }],
  DECLINED: ({ quantity }) => [{ state: 'declined', units: quantity }],
  CANCELED: () => [],
};

/** The order of states in a line's note. */
const states = [
  'requested',
  'open',
  'inTransit',
  'returned',
  'declined',
  'refunded',
  'exchanged',
] as const satisfies readonly TakenBackUnits['state'][];

/** What a store takes back of each line, by line id. */
export function takenBackByLine({
  returns = [],
  refunds = [],
}: TakenBack): ReadonlyMap<string, readonly TakenBackUnits[]> {
  const said: [string | null, TakenBackUnits][] = [
    ...returns.flatMap(unitsOfReturn),
    ...returns
      .filter(isValid)
      .flatMap(({ exchanges }) => exchanges)
      .map(({ lineItemId, quantity }): [string | null, TakenBackUnits] => [
        lineItemId,
        { state: 'exchanged', units: quantity },
      ]),
    ...refunds
      .flatMap(({ lines }) => lines)
      .map(({ lineItemId, quantity }): [string, TakenBackUnits] => [
        lineItemId,
        { state: 'refunded', units: quantity },
      ]),
  ];
  const byLine = groupBy(said, ([lineItemId]) => lineItemId);
  return new Map(
    [...byLine].flatMap(([lineItemId, all]) => {
      const number = lineItemId === null ? '' : numbersOf(returns, lineItemId);
      const sums = states.map((state) => ({
        state,
        units: all.reduce((sum, [, units]) => (units.state === state ? sum + units.units : sum), 0),
        ...(state === 'inTransit' && number !== '' && { number }),
      }));
      const some = sums.filter(({ units }) => units > 0);
      return lineItemId === null || some.length === 0 ? [] : [[lineItemId, some] as const];
    }),
  );
}

/** Units of a line that are coming back or came back; they cannot be removed from a shipment. */
export function unitsReturned({ returns = [] }: TakenBack, lineItemId: string): number {
  return returns
    .filter(isValid)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineItemId === lineItemId ? sum + line.quantity : sum), 0);
}

function unitsOfReturn({ status, lines, onTheWay = [] }: StoreReturn): [string | null, TakenBackUnits][] {
  const left = new Map<string | null, number>();
  for (const { lineItemId, quantity } of onTheWay) left.set(lineItemId, (left.get(lineItemId) ?? 0) + quantity);
  const stateOf = statesByStatus[status] ?? statesByStatus['OPEN'];
  return lines.flatMap((line) => {
    const { lineItemId, quantity, processed } = line;
    const inTransit = Math.min(left.get(lineItemId) ?? 0, quantity - processed);
    left.set(lineItemId, (left.get(lineItemId) ?? 0) - inTransit);
    return (stateOf?.(line, inTransit) ?? []).map((units): [string | null, TakenBackUnits] => [lineItemId, units]);
  });
}

/** Tracking numbers of a line's returns: "RM1, RM2". */
function numbersOf(returns: readonly StoreReturn[], lineItemId: string): string {
  const parcels = returns.flatMap(({ onTheWay = [] }) => onTheWay.filter((parcel) => parcel.lineItemId === lineItemId));
  return [...new Set(parcels.flatMap(({ trackingNumber }) => (trackingNumber === '' ? [] : [trackingNumber])))].join(
    ', ',
  );
}

function isValid({ status }: StoreReturn): boolean {
  return status !== 'DECLINED' && status !== 'CANCELED';
}

/**
 * What a store took back since the last read; empty when that is unknown. A return that it no longer lists was
 * declined or canceled.
 */
export function takenBackEvents(last: TakenBack, received: StoreOrder): readonly OrderEvent[] {
  const { returns, refunds, lines } = received;
  const names = new Map(lines.map(({ lineItemId, name }) => [lineItemId, name]));
  const named = (units: readonly { lineItemId: string | null; quantity: number }[]) =>
    units.flatMap(({ lineItemId, quantity }) => {
      const name = names.get(lineItemId ?? '');
      return name === undefined ? [] : [{ name, quantity }];
    });
  const eventOf = (change: ReturnChange, { name, lines: items }: StoreReturn) =>
    orderEvent('returnChanged', { name, change, items: named(items) });
  return [
    ...changedReturns(last.returns, returns).map(([change, of]) => eventOf(change, of)),
    ...addedRefunds(last.refunds, refunds).map(({ lines: units }) =>
      orderEvent('refundedInStore', { items: named(units) }),
    ),
  ];
}

type ReturnChange = 'requested' | 'approved' | 'declined' | 'canceled' | 'closed' | 'reopened' | 'gone';

const changesByStatus: Readonly<Record<string, ReturnChange>> = {
  REQUESTED: 'requested',
  OPEN: 'approved',
  DECLINED: 'declined',
  CANCELED: 'canceled',
  CLOSED: 'closed',
};

function changedReturns(
  last: readonly StoreReturn[] | undefined,
  returns: readonly StoreReturn[] | undefined,
): readonly (readonly [ReturnChange, StoreReturn])[] {
  if (last === undefined || returns === undefined) return [];
  const before = new Map(last.map((one) => [one.returnId, one.status]));
  const now = new Set(returns.map(({ returnId }) => returnId));
  return [
    ...returns.flatMap((one) => {
      const change = changesByStatus[one.status];
      const was = before.get(one.returnId);
      if (change === undefined || was === one.status) return [];
      return [[was === 'CLOSED' && change === 'approved' ? 'reopened' : change, one] as const];
    }),
    ...last.flatMap((one) =>
      !now.has(one.returnId) && (one.status === 'REQUESTED' || one.status === 'OPEN') ? [['gone', one] as const] : [],
    ),
  ];
}

function addedRefunds(
  last: readonly StoreRefund[] | undefined,
  refunds: readonly StoreRefund[] | undefined,
): readonly StoreRefund[] {
  if (last === undefined || refunds === undefined) return [];
  const known = new Set(last.map(({ refundId }) => refundId));
  return refunds.filter(({ refundId }) => !known.has(refundId));
}

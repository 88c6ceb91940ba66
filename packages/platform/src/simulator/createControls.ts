import { cancelFulfillment, createFulfillment } from './actions/fulfillments.ts';
import {
  holdFulfillmentOrder,
  isOpen,
  mergeFulfillmentOrders,
  moveFulfillmentOrder,
  releaseHolds,
  redirectFulfillmentOrder,
  reportProgress,
  requestFulfillment,
  rescheduleFulfillmentOrder,
  splitFulfillmentOrder,
} from './actions/fulfillmentOrders.ts';
import {
  activateLocation,
  addLocation,
  deactivateLocation,
  deleteLocation,
  renameLocation,
} from './actions/locations.ts';
import {
  addLine,
  addVariant,
  assessRisk,
  changeDispute,
  cancelOrder,
  changeReturn,
  closeOrder,
  closeReturn,
  openReturn,
  payOrder,
  refundOrder,
  reopenOrder,
  sendBack,
  setInventory,
  setQuantities,
  updateOrder,
  updateProduct,
} from './actions/orders.ts';
import { Refusal } from './actions/Refusal.ts';
import type { AppBook, ChargeRecord } from './AppBook.ts';
import type { BulkOperations } from './bulk/BulkOperations.ts';
import type { Admin } from './graphql/createAdmin.ts';
import type { CallFaults } from './http/CallFaults.ts';
import { mintSessionToken } from './http/sessionTokens.ts';
import { customerIdOf } from './model/customers.ts';
import { financialStatusOf, fulfillmentStatusOf, isoOrNull, isoSeconds } from './model/orderFigures.ts';
import { firstInventoryItemId, gid, numberOf, shopId } from './model/storeIds.ts';
import type { StoreBooks } from './model/StoreBooks.ts';
import type { BookedOrder, StoreFulfillmentOrder, StoreLocation, StoreProduct } from './model/storeTypes.ts';
import type { Replay } from './Replay.ts';
import type { StoreChanger } from './storeChanges.ts';
import { type StoreBookOrder, StoreControlError, type StoreCallRecord, type StoreControls } from './StoreControls.ts';
import type { StoryTeller } from './StoryTeller.ts';
import type { WebhookSender } from './webhooks/WebhookSender.ts';

export interface ControlledParts {
  books: StoreBooks;
  app: AppBook;
  admin: Admin;
  bulk: BulkOperations;
  sender: WebhookSender;
  faults: CallFaults;
  replay: Replay;
  stories: StoryTeller;
  /** Null if the store does not change orders on its own. */
  changer: StoreChanger | null;
  calls: readonly StoreCallRecord[];
  domain: string;
  chargeChanged: (charge: ChargeRecord) => void;
  uninstall: () => void;
  /** Sends to the address of the privacy topics. */
  sendPrivacy: (topic: string, body: object) => void;
}

export function createControls(parts: ControlledParts): StoreControls {
  const { books, app, admin, bulk, sender, faults, replay, domain } = parts;

  const orderOf = (name: string): BookedOrder => {
    const order = books.orderByName(name);
    if (!order) throw new StoreControlError(`The store has no order ${name}.`);
    return order;
  };
  const productOf = (sku: string): StoreProduct => {
    const product = books.productBySku(sku);
    if (!product) throw new StoreControlError(`The store has no product ${sku}.`);
    return product;
  };
  const done = (result: Refusal | object | null): void => {
    if (result instanceof Refusal) throw new StoreControlError(result.message);
  };
  const chargeOf = (id: string): ChargeRecord => {
    const number = numberOf('AppSubscription', id);
    const charge = app.charges.find((one) => one.id === number);
    if (!charge) throw new StoreControlError(`There is no subscription ${id}.`);
    return charge;
  };
  const locationOf = (id: number): StoreLocation => {
    const location = books.location(id);
    if (!location) throw new StoreControlError(`The store has no location ${id}.`);
    return location;
  };
  const openParts = (name: string): StoreFulfillmentOrder[] =>
    books.shippingOf(orderOf(name)).fulfillmentOrders.filter(isOpen);
  const customerFacts = (order: BookedOrder) => ({
    id: customerIdOf(order),
    email: books.recipientOf(order).email,
    phone: null,
  });
  const ordersOf = (order: BookedOrder) => {
    const id = customerIdOf(order);
    return id === null ? [order] : [...books.allOrders()].filter((one) => customerIdOf(one) === id);
  };

  return {
    placeOrder: ({ story, ...input }) => `#${parts.stories.place(input, story ?? null).number}`,
    replayOrders: (count) => replay.next(count),
    editOrder(name, sku, quantity) {
      const order = orderOf(name);
      done(setQuantities(books, order, new Map([[lineOf(order, sku), quantity]]), true));
    },
    updateOrder(name, { note, ...address }) {
      done(updateOrder(books, orderOf(name), { ...(note !== undefined && { note }), address }));
    },
    addLine(name, line) {
      done(addLine(books, orderOf(name), line));
    },
    cancelOrder(name, reason = 'CUSTOMER') {
      done(cancelOrder(books, orderOf(name), { reason, staffNote: null, isRefunded: true, restock: true }));
    },
    refundOrder(name, quantities) {
      const order = orderOf(name);
      const units = quantities
        ? Object.entries(quantities).map(([sku, quantity]) => [lineOf(order, sku), quantity] as const)
        : order.lines.flatMap(({ current }, index) => (current > 0 ? [[index, current] as const] : []));
      done(refundOrder(books, order, new Map(units), null));
    },
    fulfillOrder(name, trackingNumber) {
      const open = books
        .shippingOf(orderOf(name))
        .fulfillmentOrders.filter(({ status }) => status === 'OPEN' || status === 'IN_PROGRESS');
      if (open.length === 0) throw new StoreControlError(`There is nothing left to send of ${name}.`);
      const numbers = trackingNumber === undefined ? [] : [trackingNumber];
      for (const { id } of open)
        done(
          createFulfillment(books, {
            fulfillmentOrders: [{ id, lines: undefined }],
            tracking: { company: null, numbers, urls: [] },
            notifyCustomer: false,
          }),
        );
    },
    cancelFulfillment(name) {
      const last = books.shippingOf(orderOf(name)).fulfillments.findLast(({ status }) => status === 'SUCCESS');
      if (!last) throw new StoreControlError(`Nothing of ${name} was sent.`);
      done(cancelFulfillment(books, last.id));
    },
    openReturn(name, quantities, exchange) {
      const order = orderOf(name);
      const units = Object.entries(quantities).map(([sku, quantity]) => [lineOf(order, sku), quantity] as const);
      done(openReturn(books, order, new Map(units), { exchange: exchange ?? null }));
    },
    requestReturn(name, quantities) {
      const order = orderOf(name);
      const units = Object.entries(quantities).map(([sku, quantity]) => [lineOf(order, sku), quantity] as const);
      done(openReturn(books, order, new Map(units), { exchange: null, isAsked: true }));
    },
    changeReturn(name, change) {
      done(changeReturn(books, orderOf(name), change));
    },
    sendBack(name, trackingNumber) {
      done(sendBack(books, orderOf(name), trackingNumber));
    },
    closeReturn(name) {
      done(closeReturn(books, orderOf(name)));
    },
    archiveOrder: (name) => closeOrder(books, orderOf(name)),
    unarchiveOrder(name) {
      done(reopenOrder(books, orderOf(name)));
    },
    changeDispute: (name, status) => changeDispute(books, orderOf(name), status),
    assessRisk: (name, recommendation) => assessRisk(books, orderOf(name), recommendation),
    moveOrder(name, locationId, quantities) {
      const order = orderOf(name);
      for (const part of openParts(name)) {
        const lines = quantities && linesOfSkus(order, part, quantities);
        if (lines?.length !== 0 && part.locationId !== locationId)
          done(moveFulfillmentOrder(books, part.id, locationId, lines));
      }
    },
    splitOrder(name, sku, quantity) {
      const order = orderOf(name);
      const part = openParts(name).find((one) => linesOfSkus(order, one, { [sku]: quantity }).length > 0);
      if (!part) throw new StoreControlError(`${name} has no ${sku} left.`);
      done(splitFulfillmentOrder(books, part.id, linesOfSkus(order, part, { [sku]: quantity })));
    },
    mergeOrder(name) {
      done(mergeFulfillmentOrders(books, orderOf(name)));
    },
    rescheduleOrder(name, fulfillAt) {
      const order = orderOf(name);
      for (const fulfillmentOrder of openParts(name))
        rescheduleFulfillmentOrder(books, { order, fulfillmentOrder }, fulfillAt);
    },
    redirectOrder(name, destination) {
      const order = orderOf(name);
      for (const fulfillmentOrder of openParts(name)) {
        const before = fulfillmentOrder.destination ?? books.recipientOf(order);
        redirectFulfillmentOrder(books, { order, fulfillmentOrder }, { ...before, ...destination });
      }
    },
    reportProgress(name, isBegun) {
      const order = orderOf(name);
      for (const fulfillmentOrder of openParts(name))
        if (fulfillmentOrder.status === (isBegun ? 'OPEN' : 'IN_PROGRESS'))
          reportProgress(books, { order, fulfillmentOrder }, isBegun);
    },
    requestFulfillment(name, status) {
      const order = orderOf(name);
      for (const fulfillmentOrder of openParts(name)) requestFulfillment(books, { order, fulfillmentOrder }, status);
    },
    addLocation: (location) => addLocation(books, location),
    renameLocation: (id, name) => renameLocation(books, locationOf(id), name),
    setLocationActive(id, isActive) {
      if (isActive) activateLocation(books, locationOf(id));
      else done(deactivateLocation(books, locationOf(id)));
    },
    deleteLocation(id) {
      done(deleteLocation(books, locationOf(id)));
    },
    addVariant: (sku) => firstInventoryItemId + addVariant(books, productOf(sku)).serial,
    payOrder: (name) => payOrder(books, orderOf(name)),
    holdOrder(name, reason, notes) {
      return openParts(name).map(({ id }) => {
        const input = { reason, notes: notes ?? null, handle: null, lines: undefined, isOthers: true };
        const held = holdFulfillmentOrder(books, id, input);
        if (held instanceof Refusal) throw new StoreControlError(held.message);
        return gid('FulfillmentHold', held.hold.id);
      });
    },
    releaseOrder(name, holdId) {
      for (const { id, holds } of books.shippingOf(orderOf(name)).fulfillmentOrders) {
        const others = holds
          .filter((hold) => (holdId === undefined ? hold.isOthers : gid('FulfillmentHold', hold.id) === holdId))
          .map((hold) => hold.id);
        if (others.length > 0) done(releaseHolds(books, id, others));
      }
    },
    order(name) {
      const order = books.orderByName(name);
      return order && bookOf(books, order);
    },
    orderNames(limit) {
      return books.orders
        .slice(-limit)
        .toReversed()
        .flatMap((order) => (order ? [`#${order.number}`] : []));
    },
    orderCount: () => books.orderCount(),
    setInventory(sku, locationId, available) {
      setInventory(books, productOf(sku), locationOf(locationId).id, available);
    },
    updateProduct: (sku, changes) => updateProduct(books, productOf(sku), changes),
    storiesUnderWay: () => parts.stories.underWay,
    setSpeed(speed) {
      replay.setSpeed(speed);
      parts.stories.setSpeed(speed);
      parts.changer?.setSpeed(speed);
    },
    nextFault: (fault) => faults.next(fault),
    nextWebhookFaults: (...kinds) => sender.nextFaults(kinds),
    setRandomFaults(random) {
      faults.randomly(random && { seed: random.seed, shares: random.calls ?? {} });
      sender.randomly(random && { seed: random.seed, shares: random.webhooks ?? {} });
    },
    nextBulkFault: (fault) => bulk.nextFault(fault),
    drainBucket: () => admin.bucket.drain(),
    setFrozen(isFrozen) {
      app.isFrozen = isFrozen;
    },
    app: () => ({
      isInstalled: app.isInstalled,
      grantedScopes: app.grantedScopes,
      webhookSubscriptions: app.webhookSubscriptions.map(({ topic, uri }) => ({ topic, uri })),
      subscriptions: app.charges.map(({ id, name, status, price }) => ({
        id: gid('AppSubscription', id),
        name,
        status,
        price,
      })),
    }),
    installApp: () => app.install(),
    uninstallApp: () => parts.uninstall(),
    setGrantedScopes(scopes) {
      app.grantedScopes = [...scopes];
      app.changes++;
    },
    revokeTokens: () => app.revokeTokens(),
    sessionToken: (staffId) => mintSessionToken(app.app, domain, books.now(), staffId),
    answerCharge(subscriptionId, answer) {
      const charge = chargeOf(subscriptionId);
      if (charge.status !== 'PENDING') throw new StoreControlError(`${subscriptionId} does not wait for an answer.`);
      return answerCharge(parts, charge, answer);
    },
    setSubscriptionStatus(subscriptionId, status) {
      const charge = chargeOf(subscriptionId);
      charge.status = status;
      app.changes++;
      parts.chargeChanged(charge);
    },
    requestCustomerData(name) {
      const order = orderOf(name);
      parts.sendPrivacy('customers/data_request', {
        shop_id: shopId,
        shop_domain: domain,
        orders_requested: ordersOf(order).map(({ id }) => id),
        customer: customerFacts(order),
        data_request: { id: app.nextId(9_000) },
      });
    },
    redactCustomer(name) {
      const order = orderOf(name);
      const orders = ordersOf(order);
      const body = {
        shop_id: shopId,
        shop_domain: domain,
        customer: customerFacts(order),
        orders_to_redact: orders.map(({ id }) => id),
      };
      for (const one of orders) {
        one.isRedacted = true;
        books.touch(one);
      }
      parts.sendPrivacy('customers/redact', body);
    },
    redactShop: () => parts.sendPrivacy('shop/redact', { shop_id: shopId, shop_domain: domain }),
    webhooks: () => sender.records,
    calls: () => parts.calls,
  };
}

/** Lines of a part with these SKUs that have units left. */
function linesOfSkus(
  order: BookedOrder,
  { lines }: StoreFulfillmentOrder,
  quantities: Readonly<Record<string, number>>,
): { id: number; quantity: number }[] {
  return lines.flatMap(({ id, line, remaining }) => {
    const quantity = Math.min(remaining, quantities[order.lines[line]?.product.sku ?? ''] ?? 0);
    return quantity > 0 ? [{ id, quantity }] : [];
  });
}

function lineOf(order: BookedOrder, sku: string): number {
  const index = order.lines.findIndex(({ product, current }) => product.sku === sku && current > 0);
  if (index < 0) throw new StoreControlError(`#${order.number} has no ${sku}.`);
  return index;
}

/** The merchant's answer: sends the webhook and returns the browser to the app. */
export function answerCharge(
  { app, books, chargeChanged }: Pick<ControlledParts, 'app' | 'books' | 'chargeChanged'>,
  charge: ChargeRecord,
  answer: 'approve' | 'decline',
): string {
  charge.status = answer === 'approve' ? 'ACTIVE' : 'DECLINED';
  if (answer === 'approve') {
    charge.activatedAt = books.now();
    // The platform keeps one active subscription, so a new one ends the old.
    for (const other of app.charges)
      if (other !== charge && (other.status === 'ACTIVE' || other.status === 'FROZEN')) {
        other.status = 'CANCELLED';
        chargeChanged(other);
      }
  }
  app.changes++;
  chargeChanged(charge);
  const url = new URL(charge.returnUrl);
  url.searchParams.set('charge_id', String(charge.id));
  return url.href;
}

function bookOf(books: StoreBooks, order: BookedOrder): StoreBookOrder {
  const { fulfillmentOrders, fulfillments } = books.shippingOf(order);
  const skuOf = (line: number) => order.lines[line]?.product.sku ?? '';
  const locationName = (id: number) => books.locationName(id);
  return {
    id: gid('Order', order.id),
    name: `#${order.number}`,
    createdAt: isoSeconds(order.at),
    updatedAt: isoSeconds(order.updatedAt),
    closedAt: isoOrNull(order.closedAt),
    cancelledAt: isoOrNull(order.cancelledAt),
    cancelReason: order.cancelReason,
    tags: order.tags,
    fulfillmentStatus: fulfillmentStatusOf(books, order),
    financialStatus: financialStatusOf(order),
    lines: order.lines.map(({ product, name, quantity, current }, index) => ({
      id: gid('LineItem', books.partId('LineItem', order, index)),
      sku: product.sku,
      name,
      quantity,
      currentQuantity: current,
    })),
    fulfillmentOrders: fulfillmentOrders.map(({ id, status, requestStatus, locationId, method, holds, lines }) => ({
      id: gid('FulfillmentOrder', id),
      status,
      requestStatus: requestStatus ?? 'UNSUBMITTED',
      locationName: locationName(locationId),
      method: method ?? 'SHIPPING',
      holds: holds.map((hold) => ({
        id: gid('FulfillmentHold', hold.id),
        reason: hold.reason,
        notes: hold.notes,
        handle: hold.handle,
      })),
      lines: lines.map(({ line, total, remaining }) => ({ sku: skuOf(line), total, remaining })),
    })),
    fulfillments: fulfillments.map(({ id, status, createdAt, tracking, locationId, notifiedCustomer, lines }) => ({
      id: gid('Fulfillment', id),
      status,
      createdAt: isoSeconds(createdAt),
      trackingCompany: tracking.company,
      trackingNumbers: tracking.numbers,
      trackingUrls: tracking.urls,
      locationName: locationName(locationId),
      notifiedCustomer,
      lines: lines.map(({ line, quantity }) => ({ sku: skuOf(line), quantity })),
    })),
    refunds: order.refunds.map(({ id, note, lines }) => ({
      id: gid('Refund', id),
      note,
      lines: lines.map(({ line, quantity }) => ({ sku: skuOf(line), quantity })),
    })),
  };
}

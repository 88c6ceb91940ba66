import { customerIdOf } from '../../model/customers.ts';
import {
  currentAmounts,
  currentTotal,
  decimal,
  discountedPrice,
  financialStatusOf,
  fulfillableQuantity,
  fulfilledQuantity,
  fulfillmentStatusOf,
  isoOrNull,
  isoSeconds,
  originalAmounts,
  returnStatusOf,
  shippingPriceOf,
  taxOf,
  totalGrams,
  totalRefunded,
  unfulfilledQuantity,
} from '../../model/orderFigures.ts';
import { requiresShipping } from '../../model/requiresShipping.ts';
import { gid } from '../../model/storeIds.ts';
import type { BookedOrder, StoreRefund, StoreReturn } from '../../model/storeTypes.ts';
import { returnLineId } from '../../webhooks/bodies.ts';
import { checkReturnsAccess, checkTermsAccess } from '../access.ts';
import type { AdminContext } from '../AdminContext.ts';
import { connect, type ConnectionArgs } from '../connection.ts';
import { fulfillmentOrderList, fulfillmentView } from './fulfillmentViews.ts';
import { countOf, moneyBag, orNull } from './money.ts';
import { productView, variantView } from './productViews.ts';

export function orderView(context: AdminContext, order: BookedOrder): object {
  const { books } = context;
  const { id, number, at, closedAt, cancelledAt, tags } = order;
  const bag = (cents: number) => moneyBag(context, cents, order);
  const ordered = originalAmounts(order);
  const current = currentAmounts(order);
  const fulfillments = () => books.shippingOf(order).fulfillments;
  const lineIndexes = order.lines.map((_, index) => index);
  const shippable = order.lines.some(requiresShipping);
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const email = () => (order.isRedacted ? null : books.recipientOf(order).email);
  const address = () => addressView(context, order);
  return {
    __typename: 'Order',
    id: gid('Order', id),
    legacyResourceId: String(id),
    name: `#${number}`,
    number: order.serial,
    confirmationNumber: `N${number}`,
    confirmed: true,
    createdAt: isoSeconds(at),
    processedAt: isoSeconds(at),
    updatedAt: isoSeconds(order.updatedAt),
    closed: closedAt !== null,
    closedAt: isoOrNull(closedAt),
    cancelReason: order.cancelReason,
    cancellation: cancelledAt === null ? null : { staffNote: order.staffNote },
    cancelledAt: isoOrNull(cancelledAt),
    app: { id: gid('OrderApp', 580_111), name: 'Online Store' },
    billingAddress: address,
    billingAddressMatchesShippingAddress: true,
    shippingAddress: () => (shippable ? address() : null),
    displayAddress: address,
    canMarkAsPaid: false,
    canNotifyCustomer: () => email() !== null,
    capturable: false,
    clientIp: null,
    currencyCode: books.currency,
    presentmentCurrencyCode: order.checkout?.presentment?.currency ?? books.currency,
    currentShippingPriceSet: () => bag(current.shipping),
    currentSubtotalLineItemsQuantity: () => order.lines.reduce((sum, { current }) => sum + current, 0),
    currentSubtotalPriceSet: () => bag(current.subtotal),
    currentTaxLines: () => taxLinesOf(context, order, current.tax),
    currentTotalDiscountsSet: () => bag(current.discounts),
    currentTotalDutiesSet: null,
    currentTotalPriceSet: () => bag(current.total),
    currentTotalTaxSet: () => bag(current.tax),
    currentTotalWeight: () => String(totalGrams(order)),
    cartDiscountAmountSet: null,
    currentCartDiscountAmountSet: () => bag(0),
    customAttributes: order.checkout?.attributes ?? [],
    customer: () => customerView(context, order),
    customerAcceptsMarketing: false,
    customerLocale: 'en',
    discountCode: order.checkout?.discountCodes?.[0] ?? null,
    discountCodes: order.checkout?.discountCodes ?? [],
    displayFinancialStatus: () => financialStatusOf(order),
    displayFulfillmentStatus: () => fulfillmentStatusOf(books, order),
    dutiesIncluded: false,
    edited: order.isEdited,
    email,
    estimatedTaxes: false,
    fulfillable: () => lineIndexes.some((index) => unfulfilledQuantity(books, order, index) > 0),
    fulfillmentOrders: (args: ConnectionArgs) => connect(fulfillmentOrderList(context, order), args, context.isBulk),
    fulfillments: ({ first }: { first?: number | null }) =>
      fulfillments()
        .slice(0, first ?? undefined)
        .map((fulfillment) => fulfillmentView(context, order, fulfillment)),
    fulfillmentsCount: () => countOf(fulfillments().length),
    fullyPaid: financialStatusOf(order) === 'PAID',
    lineItems: (args: ConnectionArgs) => connect(lineItemList(context, order, lineIndexes), args, context.isBulk),
    nonFulfillableLineItems: (args: ConnectionArgs) => {
      const rest = lineIndexes.filter((index) => {
        const line = order.lines[index];
        return line !== undefined && !requiresShipping(line);
      });
      return connect(lineItemList(context, order, rest), args, context.isBulk);
    },
    merchantEditable: cancelledAt === null,
    merchantEditableErrors: cancelledAt === null ? [] : ['The order is cancelled'],
    netPaymentSet: () => bag(ordered.total - totalRefunded(order)),
    note: order.note,
    originalTotalPriceSet: () => bag(ordered.total),
    paymentGatewayNames: [order.checkout?.paymentGateway ?? 'manual'],
    phone: null,
    poNumber: order.poNumber ?? null,
    paymentTerms: () => paymentTermsView(context, order),
    purchasingEntity: () => purchasingEntityView(context, order),
    refundable: current.total > 0,
    refunds: ({ first }: { first?: number | null }) =>
      order.refunds.slice(0, first ?? undefined).map((refund) => refundView(context, order, refund)),
    requiresShipping: shippable,
    restockable: true,
    returns: (args: ConnectionArgs & { query?: string | null }) => {
      checkReturnsAccess(context);
      return connect(
        { items: order.returns ?? [], idOf: ({ id: of }) => of, view: (each) => returnView(context, order, each) },
        args,
        context.isBulk,
      );
    },
    returnStatus: returnStatusOf(order),
    riskLevel: 'LOW',
    risk: { recommendation: order.risk ?? 'NONE' },
    disputes: order.dispute
      ? [{ id: gid('OrderDisputeSummary', order.id), initiatedAs: 'CHARGEBACK', status: order.dispute }]
      : [],
    shippingLine: () => shippingLineView(context, order),
    shippingLines: (args: ConnectionArgs) =>
      connect(
        { items: [order], idOf: ({ serial }) => serial, view: () => shippingLineView(context, order) },
        args,
        context.isBulk,
      ),
    sourceIdentifier: null,
    sourceName: 'web',
    statusPageUrl: () => `${context.origin()}/orders/${number}`,
    subtotalLineItemsQuantity: units,
    subtotalPriceSet: () => bag(ordered.subtotal),
    subtotalPrice: decimal(ordered.subtotal),
    tags,
    taxExempt: false,
    taxLines: () => taxLinesOf(context, order, ordered.tax),
    taxesIncluded: order.checkout?.taxesExcluded !== true,
    test: order.isTest ?? false,
    totalCapturableSet: () => bag(0),
    totalDiscountsSet: () => bag(ordered.discounts),
    totalOutstandingSet: () => bag(0),
    totalPrice: decimal(ordered.total),
    totalPriceSet: () => bag(ordered.total),
    totalReceivedSet: () => bag(ordered.total),
    totalRefundedSet: () => bag(totalRefunded(order)),
    totalRefundedShippingSet: () => bag(0),
    totalShippingPriceSet: () => bag(ordered.shipping),
    totalTax: decimal(ordered.tax),
    totalTaxSet: () => bag(ordered.tax),
    totalTipReceivedSet: () => bag(0),
    totalWeight: () => String(totalGrams(order)),
    unpaid: financialStatusOf(order) === 'PENDING',
  };
}

function addressView({ books }: AdminContext, order: BookedOrder): object | null {
  if (order.isRedacted) return null;
  const recipient = books.recipientOf(order);
  const { firstName, lastName, company, address1, address2, city, province, zip, countryCode, phone } = recipient;
  const { country } = order;
  return {
    __typename: 'MailingAddress',
    id: `${gid('MailingAddress', order.id)}?model_name=Address`,
    address1: orNull(address1),
    address2: orNull(address2),
    city: orNull(city),
    company: orNull(company),
    coordinatesValidated: false,
    country,
    countryCode: orNull(countryCode),
    countryCodeV2: orNull(countryCode),
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim(),
    formatted: [company, address1, address2, `${zip} ${city}`, country].filter((line) => line.trim() !== ''),
    formattedArea: `${city}, ${country}`,
    latitude: null,
    longitude: null,
    phone: orNull(phone),
    province: orNull(province),
    // A province name that is not a code has no code.
    provinceCode: /^[A-Z]{2,3}$/.test(province) ? province : null,
    timeZone: null,
    zip: orNull(zip),
  };
}

function taxLinesOf(context: AdminContext, order: BookedOrder, cents: number): readonly object[] {
  const { taxPercent = 0 } = order.checkout ?? {};
  if (taxPercent === 0) return [];
  return [
    {
      channelLiable: false,
      price: decimal(cents),
      priceSet: () => moneyBag(context, cents, order),
      rate: taxPercent / 100,
      ratePercentage: taxPercent,
      source: null,
      title: 'VAT',
    },
  ];
}

/** The company or person that bought. */
function purchasingEntityView(context: AdminContext, order: BookedOrder): object | null {
  const company = order.checkout?.company;
  if (company === undefined) return customerView(context, order);
  return { __typename: 'PurchasingCompany', company: { id: gid('Company', order.serial), name: company } };
}

function paymentTermsView(context: AdminContext, order: BookedOrder): object | null {
  checkTermsAccess(context);
  const terms = order.checkout?.paymentTerms;
  if (terms === undefined) return null;
  const schedule = {
    id: gid('PaymentSchedule', order.serial),
    dueAt: terms.dueAt,
    completedAt: financialStatusOf(order) === 'PAID' ? isoSeconds(order.updatedAt) : null,
    issuedAt: isoSeconds(order.at),
  };
  return {
    id: gid('PaymentTerms', order.serial),
    due: false,
    dueInDays: null,
    overdue: false,
    paymentTermsName: terms.name,
    paymentTermsType: terms.type,
    paymentSchedules: (args: ConnectionArgs) =>
      connect({ items: [order], idOf: ({ serial }) => serial, view: () => schedule }, args, context.isBulk),
  };
}

function shippingLineView(context: AdminContext, order: BookedOrder): object {
  const title = context.books.shippingMethodOf(order);
  const price = () => moneyBag(context, shippingPriceOf(order), order);
  return {
    id: gid('ShippingLine', order.serial),
    carrierIdentifier: null,
    code: title,
    currentDiscountedPriceSet: price,
    custom: false,
    deliveryCategory: null,
    discountedPriceSet: price,
    isRemoved: false,
    originalPriceSet: price,
    phone: null,
    shippingRateHandle: null,
    source: 'shopify',
    taxLines: [],
    title,
  };
}

export function customerView(context: AdminContext, order: BookedOrder): object | null {
  const id = customerIdOf(order);
  if (id === null) return null;
  const { books } = context;
  const { firstName, lastName } = books.customerNameOf(order);
  const { email } = books.recipientOf(order);
  const isRedacted = order.isRedacted;
  const own = () => [...books.allOrders()].filter((one) => customerIdOf(one) === id);
  return {
    __typename: 'Customer',
    id: gid('Customer', id),
    legacyResourceId: String(id),
    displayName: isRedacted ? '' : `${firstName} ${lastName}`,
    firstName: isRedacted ? null : firstName,
    lastName: isRedacted ? null : lastName,
    email: isRedacted ? null : email,
    phone: null,
    defaultEmailAddress: isRedacted
      ? null
      : { emailAddress: email, marketingState: 'NOT_SUBSCRIBED', validFormat: true },
    defaultPhoneNumber: null,
    defaultAddress: () => addressView(context, order),
    numberOfOrders: () => String(own().length),
    amountSpent: () => ({
      amount: decimal(own().reduce((sum, one) => sum + currentTotal(one), 0)),
      currencyCode: books.currency,
    }),
    createdAt: isoSeconds(order.at),
    updatedAt: isoSeconds(order.updatedAt),
    note: null,
    tags: [],
    taxExempt: false,
    verifiedEmail: true,
    locale: 'en',
    state: 'DISABLED',
  };
}

export function lineItemList(context: AdminContext, order: BookedOrder, indexes: readonly number[]) {
  return {
    items: indexes,
    idOf: (index: number) => context.books.partId('LineItem', order, index),
    view: (index: number) => lineItemView(context, order, index),
  };
}

export function lineItemView(context: AdminContext, order: BookedOrder, index: number): object {
  const { books } = context;
  const line = order.lines[index];
  if (!line) throw new Error('There is no such line item.');
  const { product, name, quantity, current, price } = line;
  const bag = (cents: number) => () => moneyBag(context, cents, order);
  const paid = discountedPrice(order, line);
  const isShipped = requiresShipping(line);
  const unfulfilled = () => unfulfilledQuantity(books, order, index);
  return {
    __typename: 'LineItem',
    id: gid('LineItem', books.partId('LineItem', order, index)),
    name,
    title: name,
    variantTitle: null,
    sku: product.sku,
    vendor: 'Sample',
    quantity,
    currentQuantity: current,
    refundableQuantity: current,
    unfulfilledQuantity: unfulfilled,
    fulfillableQuantity: () => fulfillableQuantity(books, order, index),
    fulfillmentStatus: () => {
      const sent = fulfilledQuantity(books, order, index);
      return sent === 0 ? 'unfulfilled' : sent >= current ? 'fulfilled' : 'partial';
    },
    nonFulfillableQuantity: isShipped ? 0 : current,
    requiresShipping: isShipped,
    restockable: true,
    taxable: true,
    isGiftCard: false,
    merchantEditable: order.cancelledAt === null,
    customAttributes: [],
    product: () => productView(context, product),
    variant: () => variantView(context, product),
    image: null,
    weight: { unit: 'GRAMS', value: product.grams },
    discountedTotalSet: bag(quantity * price),
    discountedUnitPriceSet: bag(price),
    discountedUnitPriceAfterAllDiscountsSet: bag(paid),
    originalTotalSet: bag(quantity * price),
    originalUnitPriceSet: bag(price),
    originalUnitPrice: decimal(price),
    originalTotal: decimal(quantity * price),
    totalDiscountSet: bag(0),
    unfulfilledDiscountedTotalSet: () => moneyBag(context, unfulfilled() * price, order),
    unfulfilledOriginalTotalSet: () => moneyBag(context, unfulfilled() * price, order),
    taxLines: [],
    sellingPlan:
      order.checkout?.sellingPlan === undefined ? null : { name: order.checkout.sellingPlan, sellingPlanId: null },
  };
}

export function refundView(context: AdminContext, order: BookedOrder, refund: StoreRefund): object {
  const { id, at, note, lines } = refund;
  const cents = totalRefunded(order, [refund]);
  return {
    __typename: 'Refund',
    id: gid('Refund', id),
    legacyResourceId: String(id),
    createdAt: isoSeconds(at),
    processedAt: isoSeconds(at),
    updatedAt: isoSeconds(at),
    note,
    order: () => orderView(context, order),
    totalRefunded: { amount: decimal(cents), currencyCode: context.books.currency },
    totalRefundedSet: () => moneyBag(context, cents, order),
    refundLineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: lines,
          idOf: (line) => line.id,
          view: ({ id: lineId, line, quantity, restockType }) => {
            const ordered = order.lines[line];
            const price = ordered ? discountedPrice(order, ordered) : 0;
            return {
              id: gid('RefundLineItem', lineId),
              lineItem: () => lineItemView(context, order, line),
              location: null,
              price: decimal(price),
              priceSet: () => moneyBag(context, price, order),
              quantity,
              restockType,
              restocked: restockType !== 'NO_RESTOCK',
              subtotalSet: () => moneyBag(context, price * quantity, order),
              totalTaxSet: () => moneyBag(context, taxOf(order, price * quantity), order),
            };
          },
        },
        args,
        context.isBulk,
      ),
  };
}

export function returnView(context: AdminContext, order: BookedOrder, each: StoreReturn): object {
  const { books } = context;
  const { id, at = order.at, status, lines, exchangeLine } = each;
  const number = (order.returns ?? []).indexOf(each) + 1;
  const exchanged = exchangeLine === null ? [] : [exchangeLine];
  return {
    __typename: 'Return',
    id: gid('Return', id),
    name: `#${order.number}-R${number}`,
    createdAt: isoSeconds(at),
    closedAt: status === 'CLOSED' ? isoSeconds(order.updatedAt) : null,
    requestApprovedAt: status === 'REQUESTED' || status === 'DECLINED' ? null : isoSeconds(at),
    decline: status === 'DECLINED' ? { reason: 'OTHER', note: null } : null,
    status,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    order: () => orderView(context, order),
    refunds: (args: ConnectionArgs) => connect({ items: [], idOf: () => 0, view: () => ({}) }, args, context.isBulk),
    returnLineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: lines.map((line, index) => ({ ...line, id: returnLineId(books, order, each, index) })),
          idOf: (line) => line.id,
          view: ({ id: lineId, line, quantity, processed = 0 }) => ({
            __typename: 'ReturnLineItem',
            id: gid('ReturnLineItem', lineId),
            quantity,
            processedQuantity: processed,
            unprocessedQuantity: quantity - processed,
            processableQuantity: quantity - processed,
            refundableQuantity: each.isPaidBack ? 0 : quantity,
            refundedQuantity: each.isPaidBack ? quantity : 0,
            customerNote: null,
            returnReasonNote: '',
            fulfillmentLineItem: () => sentLine(context, order, line),
          }),
        },
        args,
        context.isBulk,
      ),
    reverseFulfillmentOrders: (args: ConnectionArgs) =>
      connect(
        {
          items: status === 'REQUESTED' || status === 'DECLINED' ? [] : [each],
          idOf: () => id,
          view: () => reverseFulfillmentOrderView(context, order, each),
        },
        args,
        context.isBulk,
      ),
    exchangeLineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: exchanged,
          idOf: (index) => index,
          view: (index) => {
            const { quantity = 0 } = order.lines[index] ?? {};
            const processed = status === 'CLOSED' ? quantity : 0;
            return {
              __typename: 'ExchangeLineItem',
              id: gid('ExchangeLineItem', books.partId('ExchangeLineItem', order, id % 1_000)),
              quantity,
              processedQuantity: processed,
              unprocessedQuantity: quantity - processed,
              processableQuantity: quantity - processed,
              variantId: null,
              lineItems: () => [lineItemView(context, order, index)],
            };
          },
        },
        args,
        context.isBulk,
      ),
  };
}

/** Units of a return that are due back. Its id and the parcel's are the return's. */
function reverseFulfillmentOrderView(context: AdminContext, order: BookedOrder, each: StoreReturn): object {
  const { id, status, parcel } = each;
  return {
    __typename: 'ReverseFulfillmentOrder',
    id: gid('ReverseFulfillmentOrder', id),
    status: status === 'CLOSED' || status === 'CANCELED' ? status : 'OPEN',
    order: () => orderView(context, order),
    lineItems: (args: ConnectionArgs) =>
      connect(
        { items: each.lines, idOf: ({ line }) => line, view: (line) => reverseLineView(context, order, each, line) },
        args,
        context.isBulk,
      ),
    reverseDeliveries: (args: ConnectionArgs) =>
      connect(
        { items: parcel ? [id] : [], idOf: () => id, view: () => reverseDeliveryView(context, order, each) },
        args,
        context.isBulk,
      ),
  };
}

/** The return's parcel. */
export function reverseDeliveryView(context: AdminContext, order: BookedOrder, each: StoreReturn): object {
  const { id, parcel } = each;
  return {
    __typename: 'ReverseDelivery',
    id: gid('ReverseDelivery', id),
    reverseFulfillmentOrder: () => reverseFulfillmentOrderView(context, order, each),
    deliverable: parcel
      ? {
          __typename: 'ReverseDeliveryShippingDeliverable',
          label: { createdAt: isoSeconds(parcel.at), updatedAt: isoSeconds(parcel.at), publicFileUrl: null },
          tracking: { carrierName: null, number: parcel.number, url: null },
        }
      : null,
    reverseDeliveryLineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: each.lines,
          idOf: ({ line }) => line,
          view: (line) => ({
            id: gid('ReverseDeliveryLineItem', returnLineId(context.books, order, each, each.lines.indexOf(line))),
            quantity: line.quantity,
            dispositions: dispositionsOf(context, order, each, line),
            reverseFulfillmentOrderLineItem: () => reverseLineView(context, order, each, line),
          }),
        },
        args,
        context.isBulk,
      ),
  };
}

function reverseLineView(
  context: AdminContext,
  order: BookedOrder,
  each: StoreReturn,
  line: StoreReturn['lines'][number],
): object {
  const id = returnLineId(context.books, order, each, each.lines.indexOf(line));
  return {
    id: gid('ReverseFulfillmentOrderLineItem', id),
    totalQuantity: line.quantity,
    fulfillmentLineItem: () => sentLine(context, order, line.line),
    dispositions: dispositionsOf(context, order, each, line),
  };
}

function dispositionsOf(
  context: AdminContext,
  order: BookedOrder,
  each: StoreReturn,
  line: StoreReturn['lines'][number],
): readonly object[] {
  const id = returnLineId(context.books, order, each, each.lines.indexOf(line));
  const { processed: quantity = 0 } = line;
  if (quantity === 0) return [];
  const createdAt = isoSeconds(order.updatedAt);
  return [{ id: gid('ReverseFulfillmentOrderDisposition', id), createdAt, quantity, type: 'RESTOCKED' }];
}

/** The fulfillment line of an order line. */
function sentLine(context: AdminContext, order: BookedOrder, line: number): object {
  const sent = context.books
    .shippingOf(order)
    .fulfillments.flatMap(({ lines }) => lines)
    .find((one) => one.line === line);
  const cents = (sent?.quantity ?? 0) * (order.lines[line]?.price ?? 0);
  return {
    __typename: 'FulfillmentLineItem',
    id: gid('FulfillmentLineItem', sent?.id ?? 0),
    quantity: sent?.quantity ?? 0,
    lineItem: () => lineItemView(context, order, line),
    discountedTotalSet: () => moneyBag(context, cents, order),
    originalTotalSet: () => moneyBag(context, cents, order),
  };
}

import type { PaymentTerms } from '@hub/domain/shared';
import { z } from 'zod';
import { connectionOf } from './connection.ts';
import { numericId } from './globalId.ts';
import type { Money } from './Money.ts';
import type { PlatformAddress, PlatformDestination } from './PlatformAddress.ts';
import type { PlatformFulfillment, PlatformFulfillmentLine } from './PlatformFulfillment.ts';
import type { PlatformFulfillmentOrder, PlatformFulfillmentOrderLine } from './PlatformFulfillmentOrder.ts';
import type { PlatformOrder, PlatformOrderLine, PlatformReturn } from './PlatformOrder.ts';

/** An order without its parts. */
export type OrderHead = Omit<
  PlatformOrder,
  'lines' | 'fulfillmentOrders' | 'fulfillments' | 'paymentTerms' | 'returns' | 'refunds'
>;
export type FulfillmentOrderHead = Omit<PlatformFulfillmentOrder, 'lines'>;
export type FulfillmentHead = Omit<PlatformFulfillment, 'lines'>;

/** `returnStatus` of an order without returns. */
export const noReturn = 'NO_RETURN';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** ISO 8601 with a four-digit year, as the platform sends it and Date parses it. */
export const isoTime = z
  .string()
  .refine((value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)));

/** An amount as text, with digits that fit a column. */
export const decimal = z.string().regex(/^-?\d{1,15}(\.\d{1,15})?$/);

export const money = z
  .object({ amount: decimal, currencyCode: z.string() })
  .transform(({ amount, currencyCode }): Money => ({ amount, currency: currencyCode }));

const moneyBag = z.object({ shopMoney: money }).transform(({ shopMoney }) => shopMoney);

const gramsPerUnit = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349523125, POUNDS: 453.59237 };

/** In grams, rounded to the milligram. */
export const weight = z
  .object({ unit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']), value: z.number().min(0).max(1e9) })
  .transform(({ unit, value }) => Math.round(value * gramsPerUnit[unit] * 1000) / 1000);

const referenceOrNull = z
  .object({ id: numericId })
  .nullish()
  .transform((value) => value?.id ?? null);

export const address = z
  .object({
    name: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    provinceCode: text,
    zip: text,
    countryCodeV2: text,
    countryCode: text,
    phone: text,
  })
  .transform(({ zip, countryCodeV2, countryCode, ...rest }): PlatformAddress => ({
    ...rest,
    postcode: zip,
    countryCode: countryCodeV2 || countryCode,
  }));

export const orderLine = z
  .object({
    id: numericId,
    name: z.string(),
    sku: text,
    quantity: z.int32(),
    currentQuantity: z.int32(),
    unfulfilledQuantity: z.int32(),
    requiresShipping: z.boolean(),
    isGiftCard: z.boolean(),
    originalUnitPriceSet: moneyBag,
    discountedUnitPriceAfterAllDiscountsSet: moneyBag,
    weight: weight.nullish(),
    product: referenceOrNull,
    variant: referenceOrNull,
    sellingPlan: z.object({ name: z.string() }).nullish(),
  })
  .transform(
    ({
      originalUnitPriceSet,
      discountedUnitPriceAfterAllDiscountsSet,
      weight: weightGrams,
      product,
      variant,
      sellingPlan,
      ...line
    }): PlatformOrderLine => ({
      ...line,
      sellingPlan: sellingPlan?.name ?? '',
      unitPrice: originalUnitPriceSet,
      paidUnitPrice: discountedUnitPriceAfterAllDiscountsSet,
      weightGrams: weightGrams ?? null,
      productId: product,
      variantId: variant,
    }),
  );

export const orderHead = z
  .object({
    id: numericId,
    name: z.string(),
    createdAt: isoTime,
    processedAt: isoTime,
    updatedAt: isoTime,
    closedAt: isoTime.nullable(),
    cancelledAt: isoTime.nullable(),
    cancelReason: z.string().nullable(),
    displayFulfillmentStatus: z.string(),
    displayFinancialStatus: z.string().nullable(),
    risk: z.object({ recommendation: z.string() }).nullish(),
    disputes: z.array(z.object({ status: z.string() })).nullish(),
    test: z.boolean(),
    tags: z.array(z.string()),
    note: z.string().nullable(),
    poNumber: text,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    customer: z.object({ id: numericId, displayName: z.string() }).nullable(),
    shippingAddress: z.intersection(address, z.object({ province: text })).nullable(),
    shippingLine: z.object({ title: z.string() }).nullable(),
    customAttributes: z.array(z.object({ key: z.string(), value: text })),
    discountCodes: z.array(z.string()),
    paymentGatewayNames: z.array(z.string()),
    // An empty object if a person bought it.
    purchasingEntity: z.object({ company: z.object({ name: z.string() }).optional() }).nullish(),
    taxesIncluded: z.boolean(),
    totalPriceSet: moneyBag,
    currentSubtotalPriceSet: moneyBag,
    currentTotalDiscountsSet: moneyBag,
    currentShippingPriceSet: moneyBag,
    currentTotalTaxSet: moneyBag,
    currentTotalPriceSet: moneyBag,
    returnStatus: z.string(),
    refunds: z.array(z.object({})),
  })
  .transform(
    ({
      displayFulfillmentStatus,
      displayFinancialStatus,
      risk,
      disputes,
      test,
      customer,
      shippingLine,
      customAttributes,
      paymentGatewayNames,
      purchasingEntity,
      totalPriceSet,
      currentSubtotalPriceSet,
      currentTotalDiscountsSet,
      currentShippingPriceSet,
      currentTotalTaxSet,
      currentTotalPriceSet,
      refunds,
      ...order
    }): OrderHead => ({
      ...order,
      fulfillmentStatus: displayFulfillmentStatus,
      financialStatus: displayFinancialStatus,
      risk: risk?.recommendation ?? null,
      disputes: disputes?.map(({ status }) => status) ?? [],
      isTest: test,
      customerId: customer?.id ?? null,
      customerName: customer?.displayName || order.shippingAddress?.name || '',
      shippingMethod: shippingLine?.title ?? '',
      attributes: customAttributes,
      paymentGateways: paymentGatewayNames,
      company: purchasingEntity?.company?.name ?? '',
      total: totalPriceSet,
      current: {
        subtotal: currentSubtotalPriceSet,
        discounts: currentTotalDiscountsSet,
        shipping: currentShippingPriceSet,
        tax: currentTotalTaxSet,
        total: currentTotalPriceSet,
      },
      refundCount: refunds.length,
    }),
  );

const destination = z
  .object({
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    zip: text,
    countryCode: text,
    phone: text,
    email: text,
  })
  .transform(({ firstName, lastName, zip, ...rest }): PlatformDestination => ({
    ...rest,
    name: `${firstName} ${lastName}`.trim(),
    postcode: zip,
  }));

export const fulfillmentOrderHead = z
  .object({
    id: numericId,
    orderId: numericId,
    status: z.string(),
    requestStatus: z.string(),
    fulfillAt: isoTime.nullable(),
    updatedAt: isoTime,
    assignedLocation: z.object({ name: z.string(), location: referenceOrNull }),
    deliveryMethod: z.object({ methodType: z.string() }).nullish(),
    destination: destination.nullish(),
    supportedActions: z.array(z.object({ action: z.string() })),
    fulfillmentHolds: z.array(
      z.object({
        id: numericId,
        reason: z.string(),
        reasonNotes: z.string().nullable(),
        heldByRequestingApp: z.boolean(),
      }),
    ),
  })
  .transform(
    ({ assignedLocation, deliveryMethod, supportedActions, fulfillmentHolds, ...rest }): FulfillmentOrderHead => ({
      ...rest,
      method: deliveryMethod?.methodType ?? null,
      destination: rest.destination ?? null,
      assignedLocationId: assignedLocation.location,
      assignedLocationName: assignedLocation.name,
      supportedActions: supportedActions.map(({ action }) => action),
      holds: fulfillmentHolds.map(({ id, reason, reasonNotes, heldByRequestingApp }) => ({
        id,
        reason,
        note: reasonNotes,
        isOurs: heldByRequestingApp,
      })),
    }),
  );

export const fulfillmentOrderLine = z
  .object({
    id: numericId,
    totalQuantity: z.int32(),
    remainingQuantity: z.int32(),
    lineItem: z.object({ id: numericId }),
  })
  .transform(({ lineItem, ...line }): PlatformFulfillmentOrderLine => ({ ...line, orderLineId: lineItem.id }));

export const fulfillmentHead = z
  .object({
    id: numericId,
    name: z.string(),
    status: z.string(),
    displayStatus: z.string().nullable(),
    createdAt: isoTime,
    updatedAt: isoTime,
    location: referenceOrNull,
    trackingInfo: z.array(
      z.object({ number: z.string().nullable(), company: z.string().nullable(), url: z.string().nullable() }),
    ),
  })
  .transform(({ location, trackingInfo, ...rest }): FulfillmentHead => ({
    ...rest,
    locationId: location,
    tracking: trackingInfo,
  }));

export const fulfillmentLine = z
  .object({ quantity: z.int32().nullable(), lineItem: z.object({ id: numericId }) })
  .transform(({ quantity, lineItem }): PlatformFulfillmentLine => ({
    orderLineId: lineItem.id,
    quantity: quantity ?? 0,
  }));

const nestedFulfillmentOrder = z.intersection(
  fulfillmentOrderHead,
  z.object({ lineItems: connectionOf(fulfillmentOrderLine) }),
);

export const orderLinesReply = z.object({ order: z.object({ lineItems: connectionOf(orderLine) }).nullable() });

export const orderFulfillmentOrdersReply = z.object({
  order: z.object({ fulfillmentOrders: connectionOf(nestedFulfillmentOrder) }).nullable(),
});

export const orderFulfillmentIdsReply = z.object({
  order: z.object({ fulfillments: z.array(z.object({ id: numericId })) }).nullable(),
});

const nestedFulfillment = z.intersection(
  fulfillmentHead,
  z.object({ fulfillmentLineItems: connectionOf(fulfillmentLine) }),
);

export const fulfillmentReply = z.object({ fulfillment: nestedFulfillment.nullable() });
export const fulfillmentOrderReply = z.object({ fulfillmentOrder: nestedFulfillmentOrder.nullable() });

/** Other orders have nothing left to pay. */
export const unpaidStates: ReadonlySet<string> = new Set(['PENDING', 'PARTIALLY_PAID', 'EXPIRED']);

export const paymentSchedule = z.object({ dueAt: isoTime.nullable(), completedAt: isoTime.nullable() });

export const termsHead = z.object({ paymentTermsName: z.string(), paymentTermsType: z.string() });

export function paymentTermsOf(
  { paymentTermsName, paymentTermsType }: z.infer<typeof termsHead>,
  schedules: readonly z.infer<typeof paymentSchedule>[],
): PaymentTerms {
  return {
    name: paymentTermsName,
    type: paymentTermsType,
    dueAt: schedules.find(({ completedAt }) => completedAt === null)?.dueAt ?? null,
  };
}

export const paymentTermsReply = z.object({
  order: z
    .object({
      paymentTerms: termsHead
        .extend({ paymentSchedules: z.object({ nodes: z.array(paymentSchedule) }) })
        .transform(({ paymentSchedules, ...head }) => paymentTermsOf(head, paymentSchedules.nodes))
        .nullable(),
    })
    .nullable(),
});

const refundLine = z
  .object({ quantity: z.int32(), lineItem: z.object({ id: numericId }) })
  .transform(({ quantity, lineItem }) => ({ orderLineId: lineItem.id, quantity }));

const returnLine = z
  .object({
    quantity: z.int32(),
    processedQuantity: z.int32(),
    fulfillmentLineItem: z.object({ lineItem: z.object({ id: numericId }) }).nullish(),
  })
  .transform(({ fulfillmentLineItem, ...line }) => ({
    ...line,
    orderLineId: fulfillmentLineItem?.lineItem.id ?? null,
  }));

const exchangeLine = z
  .object({ quantity: z.int32(), lineItems: z.array(z.object({ id: numericId })).nullish() })
  .transform(({ quantity, lineItems }) => ({ quantity, orderLineId: lineItems?.[0]?.id ?? null }));

const nestedRefund = z.object({ id: numericId, refundLineItems: connectionOf(refundLine) });

const nestedReturn = z.object({
  id: numericId,
  name: z.string(),
  status: z.string(),
  returnLineItems: connectionOf(returnLine),
  exchangeLineItems: connectionOf(exchangeLine),
});

export const takenBackReply = z.object({
  order: z.object({ refunds: z.array(nestedRefund), returns: connectionOf(nestedReturn).optional() }).nullable(),
});

export const refundLinesReply = z.object({ refund: nestedRefund.pick({ refundLineItems: true }).nullable() });
export const returnLinesReply = z.object({ return: nestedReturn.pick({ returnLineItems: true }).nullable() });
export const exchangeLinesReply = z.object({ return: nestedReturn.pick({ exchangeLineItems: true }).nullable() });

const reverseDelivery = z
  .object({
    // An empty object for other kinds of delivery.
    deliverable: z.object({ label: z.object({}).nullish(), tracking: z.object({ number: text }).nullish() }).nullable(),
    reverseDeliveryLineItems: z.object({
      nodes: z.array(
        z.object({
          quantity: z.int32(),
          dispositions: z.array(z.object({ quantity: z.int32() })),
          reverseFulfillmentOrderLineItem: z.object({
            fulfillmentLineItem: z.object({ lineItem: z.object({ id: numericId }) }).nullable(),
          }),
        }),
      ),
    }),
  })
  .transform(({ deliverable, reverseDeliveryLineItems }): PlatformReturn['onTheWay'] => {
    const number = deliverable?.tracking?.number ?? '';
    if (number === '' && !deliverable?.label) return [];
    return reverseDeliveryLineItems.nodes.flatMap(
      ({ quantity, dispositions, reverseFulfillmentOrderLineItem: line }) => {
        const left = quantity - dispositions.reduce((sum, disposed) => sum + disposed.quantity, 0);
        const orderLineId = line.fulfillmentLineItem?.lineItem.id ?? null;
        return left > 0 ? [{ orderLineId, quantity: left, trackingNumber: number }] : [];
      },
    );
  });

export const onTheWayReply = z.object({
  return: z
    .object({
      reverseFulfillmentOrders: z.object({
        nodes: z.array(z.object({ reverseDeliveries: z.object({ nodes: z.array(reverseDelivery) }) })),
      }),
    })
    .nullable(),
});

export const orderOfReverseDeliveryReply = z.object({
  reverseDelivery: z
    .object({ reverseFulfillmentOrder: z.object({ order: z.object({ id: numericId }).nullable() }) })
    .nullable(),
});

export const orderOfReturnReply = z.object({
  return: z.object({ order: z.object({ id: numericId }) }).nullable(),
});

export type NestedRefund = z.infer<typeof nestedRefund>;
export type NestedReturn = z.infer<typeof nestedReturn>;

export const orderReply = z.object({
  order: z
    .intersection(
      orderHead,
      z.object({
        lineItems: connectionOf(orderLine),
        fulfillmentOrders: connectionOf(nestedFulfillmentOrder),
        fulfillmentsCount: z.object({ count: z.int32() }).nullable(),
        fulfillments: z.array(nestedFulfillment),
      }),
    )
    .nullable(),
});

export type NestedFulfillmentOrder = z.infer<typeof nestedFulfillmentOrder>;
export type NestedFulfillment = z.infer<typeof nestedFulfillment>;

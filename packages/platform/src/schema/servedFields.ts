/**
 * Fields that the simulated store serves, by type. Connections, edges, mutation payloads and user errors are served
 * completely, as far as their types are.
 */
export const servedFields: Readonly<Record<string, string>> = {
  QueryRoot: `shop order orders ordersCount orderByIdentifier orderEditSession location locations fulfillmentOrder
    fulfillmentOrders assignedFulfillmentOrders fulfillment refund return reverseDelivery node nodes job product
    products productsCount productVariant productVariants inventoryItem inventoryItems inventoryLevel customer
    webhookSubscription webhookSubscriptions webhookSubscriptionsCount currentAppInstallation appInstallation
    bulkOperation bulkOperations currentBulkOperation`,
  Mutation: `fulfillmentCreate fulfillmentCreateV2 fulfillmentCancel fulfillmentTrackingInfoUpdate
    fulfillmentTrackingInfoUpdateV2 fulfillmentEventCreate fulfillmentOrderHold fulfillmentOrderReleaseHold
    fulfillmentOrderMove fulfillmentOrderOpen fulfillmentOrderSplit orderCancel orderClose orderOpen orderUpdate
    orderEditBegin orderEditSetQuantity orderEditCommit tagsAdd tagsRemove appSubscriptionCreate appSubscriptionCancel
    appSubscriptionTrialExtend appUninstall appRevokeAccessScopes webhookSubscriptionCreate webhookSubscriptionUpdate
    webhookSubscriptionDelete bulkOperationRunQuery bulkOperationCancel inventorySetQuantities`,
  Shop: `id name email contactEmail myshopifyDomain primaryDomain url currencyCode ianaTimezone timezoneAbbreviation
    timezoneOffset timezoneOffsetMinutes weightUnit unitSystem plan shopAddress billingAddress shopOwnerName createdAt
    updatedAt taxesIncluded taxShipping orderNumberFormatPrefix orderNumberFormatSuffix enabledPresentmentCurrencies
    fulfillmentServices setupRequired checkoutApiSupported`,
  ShopPlan: 'displayName partnerDevelopment publicDisplayName shopifyPlus',
  ShopAddress: `address1 address2 city company coordinatesValidated country countryCode countryCodeV2 formatted id
    latitude longitude name phone province provinceCode zip`,
  Domain: 'host id sslEnabled url',
  Count: 'count precision',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  MoneyBag: 'presentmentMoney shopMoney',
  MoneyV2: 'amount currencyCode',
  Attribute: 'key value',
  Weight: 'unit value',
  TaxLine: 'channelLiable price priceSet rate ratePercentage source title',
  Image: 'altText height id src url originalSrc thumbhash width',
  Order: `id legacyResourceId name number confirmationNumber confirmed createdAt processedAt updatedAt closed closedAt
    cancelReason cancellation cancelledAt app billingAddress billingAddressMatchesShippingAddress shippingAddress
    displayAddress canMarkAsPaid canNotifyCustomer capturable clientIp currencyCode presentmentCurrencyCode
    currentShippingPriceSet currentSubtotalLineItemsQuantity currentSubtotalPriceSet currentTaxLines
    currentTotalDiscountsSet currentTotalDutiesSet currentTotalPriceSet currentTotalTaxSet currentTotalWeight
    cartDiscountAmountSet currentCartDiscountAmountSet customAttributes customer customerAcceptsMarketing customerLocale
    discountCode discountCodes disputes displayFinancialStatus displayFulfillmentStatus dutiesIncluded edited email
    estimatedTaxes fulfillable fulfillmentOrders fulfillments fulfillmentsCount fullyPaid lineItems merchantEditable
    merchantEditableErrors netPaymentSet nonFulfillableLineItems note originalTotalPriceSet paymentGatewayNames phone
    paymentTerms poNumber purchasingEntity
    refundable refunds requiresShipping restockable returns returnStatus riskLevel risk shippingLine shippingLines
    sourceIdentifier sourceName statusPageUrl subtotalLineItemsQuantity subtotalPriceSet subtotalPrice tags taxExempt
    taxLines taxesIncluded test totalCapturableSet totalDiscountsSet totalOutstandingSet totalPrice totalPriceSet
    totalReceivedSet totalRefundedSet totalRefundedShippingSet totalShippingPriceSet totalTax totalTaxSet
    totalTipReceivedSet totalWeight unpaid`,
  OrderApp: 'id name',
  OrderCancellation: 'staffNote',
  OrderRiskSummary: 'recommendation',
  OrderDisputeSummary: 'id initiatedAs status',
  OrderEditSession: 'id',
  OrderCancelJobResult: 'done errors id order status',
  MailingAddress: `address1 address2 city company coordinatesValidated country countryCode countryCodeV2 firstName
    formatted formattedArea id lastName latitude longitude name phone province provinceCode timeZone zip`,
  LineItem: `id name title variantTitle sku vendor quantity currentQuantity refundableQuantity unfulfilledQuantity
    fulfillableQuantity fulfillmentStatus nonFulfillableQuantity requiresShipping restockable taxable isGiftCard
    merchantEditable customAttributes product variant image weight discountedTotalSet discountedUnitPriceSet
    discountedUnitPriceAfterAllDiscountsSet originalTotalSet originalUnitPriceSet originalUnitPrice originalTotal
    totalDiscountSet unfulfilledDiscountedTotalSet unfulfilledOriginalTotalSet taxLines sellingPlan`,
  LineItemSellingPlan: 'name sellingPlanId',
  PurchasingCompany: 'company',
  Company: 'id name',
  PaymentTerms: 'due dueInDays id overdue paymentSchedules paymentTermsName paymentTermsType',
  PaymentSchedule: 'completedAt dueAt id issuedAt',
  ShippingLine: `carrierIdentifier code currentDiscountedPriceSet custom deliveryCategory discountedPriceSet id isRemoved
    originalPriceSet phone shippingRateHandle source taxLines title`,
  Customer: `id legacyResourceId displayName firstName lastName email phone defaultEmailAddress defaultPhoneNumber
    defaultAddress numberOfOrders amountSpent createdAt updatedAt note tags taxExempt verifiedEmail locale state`,
  CustomerEmailAddress: 'emailAddress marketingState validFormat',
  CustomerPhoneNumber: 'phoneNumber marketingState',
  FulfillmentOrder: `assignedLocation channelId createdAt deliveryMethod destination fulfillAt fulfillBy fulfillmentHolds
    fulfillments id lineItems locationsForMove order orderId orderName orderProcessedAt remainingLineItemsWeight
    requestStatus status supportedActions updatedAt`,
  FulfillmentOrderAssignedLocation: 'address1 address2 city countryCode location name phone province zip',
  FulfillmentOrderDestination: `address1 address2 city company countryCode email firstName id lastName location phone
    province zip`,
  FulfillmentOrderLineItem: `id image inventoryItemId lineItem originalUnitPriceSet productTitle remainingQuantity
    requiresShipping sku totalQuantity variant variantTitle vendor weight`,
  FulfillmentOrderSupportedAction: 'action externalUrl',
  FulfillmentOrderLocationForMove: 'availableLineItemsCount location message movable unavailableLineItemsCount',
  FulfillmentOrderSplitResult: 'fulfillmentOrder remainingFulfillmentOrder replacementFulfillmentOrder',
  FulfillmentHold: 'displayReason handle heldByApp heldByRequestingApp id reason reasonNotes',
  DeliveryMethod: `id maxDeliveryDateTime methodType minDeliveryDateTime presentedName serviceCode sourceReference`,
  Fulfillment: `createdAt deliveredAt displayStatus estimatedDeliveryAt events fulfillmentLineItems fulfillmentOrders id
    inTransitAt legacyResourceId location name order requiresShipping service status totalQuantity trackingInfo
    updatedAt`,
  FulfillmentEvent: `address1 city country createdAt estimatedDeliveryAt happenedAt id latitude longitude message
    province status zip`,
  FulfillmentLineItem: 'discountedTotalSet id lineItem originalTotalSet quantity',
  FulfillmentTrackingInfo: 'company number url',
  FulfillmentService: 'handle id location serviceName type inventoryManagement',
  Refund: `createdAt id legacyResourceId note order processedAt refundLineItems totalRefundedSet totalRefunded
    updatedAt`,
  RefundLineItem: 'id lineItem location price priceSet quantity restockType restocked subtotalSet totalTaxSet',
  Return: `closedAt createdAt decline exchangeLineItems id name order refunds requestApprovedAt returnLineItems
    reverseFulfillmentOrders status totalQuantity`,
  ReverseFulfillmentOrder: 'id lineItems order reverseDeliveries status',
  ReverseFulfillmentOrderLineItem: 'dispositions fulfillmentLineItem id totalQuantity',
  ReverseFulfillmentOrderDisposition: 'createdAt id quantity type',
  ReverseDelivery: 'deliverable id reverseDeliveryLineItems reverseFulfillmentOrder',
  ReverseDeliveryLineItem: 'dispositions id quantity reverseFulfillmentOrderLineItem',
  ReverseDeliveryShippingDeliverable: 'label tracking',
  ReverseDeliveryTrackingV2: 'carrierName number url',
  ReverseDeliveryLabelV2: 'createdAt publicFileUrl updatedAt',
  ReturnDecline: 'note reason',
  ReturnLineItemType: `customerNote id processableQuantity processedQuantity quantity refundableQuantity refundedQuantity
    returnReasonNote unprocessedQuantity`,
  ReturnLineItem: `customerNote fulfillmentLineItem id processableQuantity processedQuantity quantity refundableQuantity
    refundedQuantity returnReasonNote unprocessedQuantity`,
  ExchangeLineItem: 'id lineItems processableQuantity processedQuantity quantity unprocessedQuantity variantId',
  CalculatedOrder: `addedLineItems cartDiscountAmountSet committed id lineItems originalOrder subtotalLineItemsQuantity
    subtotalPriceSet totalOutstandingSet totalPriceSet`,
  CalculatedLineItem: `customAttributes discountedUnitPriceSet editableQuantity editableQuantityBeforeChanges
    editableSubtotalSet hasStagedLineItemDiscount id image originalUnitPriceSet quantity restockable restocking sku title
    uneditableSubtotalSet variant variantTitle`,
  Job: 'done id',
  Location: `activatable address addressVerified createdAt deactivatable deactivatedAt deletable fulfillmentService
    fulfillsOnlineOrders hasActiveInventory hasUnfulfilledOrders id inventoryLevel inventoryLevels isActive
    isFulfillmentService isPrimary legacyResourceId name shipsInventory updatedAt`,
  LocationAddress: `address1 address2 city country countryCode formatted latitude longitude phone province provinceCode
    zip`,
  Product: `id legacyResourceId title handle description descriptionHtml bodyHtml productType vendor status tags options
    createdAt updatedAt publishedAt featuredImage images hasOnlyDefaultVariant hasOutOfStockVariants
    isGiftCard onlineStoreUrl onlineStorePreviewUrl templateSuffix totalInventory totalVariants tracksInventory variants
    variantsCount mediaCount priceRangeV2 requiresSellingPlan hasVariantsThatRequiresComponents`,
  ProductPriceRangeV2: 'maxVariantPrice minVariantPrice',
  ProductOption: 'id name position values',
  SelectedOption: 'name value',
  ProductVariant: `id legacyResourceId title displayName sku barcode price compareAtPrice position createdAt updatedAt
    availableForSale inventoryItem inventoryPolicy inventoryQuantity sellableOnlineQuantity product selectedOptions
    taxable image requiresComponents`,
  InventoryItem: `countryCodeOfOrigin createdAt duplicateSkuCount harmonizedSystemCode id inventoryLevel inventoryLevels
    legacyResourceId locationsCount measurement provinceCodeOfOrigin requiresShipping sku tracked unitCost updatedAt
    variant variants`,
  InventoryItemMeasurement: 'id weight',
  InventoryLevel: 'canDeactivate createdAt deactivationAlert id isActive item location quantities updatedAt',
  InventoryQuantity: 'id name quantity updatedAt',
  InventoryAdjustmentGroup: 'createdAt id reason referenceDocumentUri',
  WebhookSubscription: `apiVersion callbackUrl createdAt endpoint filter format id includeFields legacyResourceId
    metafieldNamespaces name topic updatedAt uri`,
  WebhookHttpEndpoint: 'callbackUrl',
  ApiVersion: 'displayName handle supported',
  BulkOperation: `completedAt createdAt errorCode fileSize id objectCount partialDataUrl query rootObjectCount status type
    url`,
  App: 'apiKey description developerName embedded handle id installation requestedAccessScopes title webhookApiVersion',
  AppInstallation: 'accessScopes activeSubscriptions allSubscriptions app id launchUrl subscriptions uninstallUrl',
  AccessScope: 'description handle',
  AppSubscription: 'createdAt currentPeriodEnd id lineItems name returnUrl status test trialDays',
  AppSubscriptionLineItem: 'id plan',
  AppPlanV2: 'pricingDetails',
  AppRecurringPricing: 'discount interval planHandle price',
  AppUsagePricing: 'balanceUsed cappedAmount interval terms',
  AppSubscriptionDiscount: 'durationLimitInIntervals priceAfterDiscount remainingDurationInIntervals value',
  AppSubscriptionDiscountAmount: 'amount',
  AppSubscriptionDiscountPercentage: 'percentage',
};

/** Interfaces kept on the types above. */
export const servedInterfaces: readonly string[] = [
  'Node',
  'LegacyInteroperability',
  'DisplayableError',
  'JobResult',
  'ReturnLineItemType',
];

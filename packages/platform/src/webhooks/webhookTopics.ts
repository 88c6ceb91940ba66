/** Topics that the app subscribes to, as they appear in the webhook header. */
export const subscribedTopics = [
  'orders/create',
  'orders/updated',
  'orders/edited',
  'orders/paid',
  'orders/risk_assessment_changed',
  'disputes/create',
  'disputes/update',
  'orders/cancelled',
  'orders/delete',
  'fulfillment_orders/placed_on_hold',
  'fulfillment_orders/hold_released',
  'fulfillment_orders/moved',
  'fulfillment_orders/split',
  'fulfillment_orders/merged',
  'fulfillment_orders/cancelled',
  'fulfillment_orders/order_routing_complete',
  'fulfillment_orders/rescheduled',
  'fulfillment_orders/scheduled_fulfillment_order_ready',
  'fulfillment_orders/progress_reported',
  'fulfillment_orders/manually_reported_progress_stopped',
  'fulfillment_orders/fulfillment_request_submitted',
  'fulfillment_orders/fulfillment_request_accepted',
  'fulfillment_orders/fulfillment_request_rejected',
  'fulfillment_orders/cancellation_request_submitted',
  'fulfillment_orders/cancellation_request_accepted',
  'fulfillment_orders/cancellation_request_rejected',
  'fulfillment_orders/fulfillment_service_failed_to_complete',
  'fulfillment_orders/line_items_prepared_for_pickup',
  'fulfillment_orders/line_items_prepared_for_local_delivery',
  'fulfillment_holds/added',
  'fulfillment_holds/released',
  'fulfillments/create',
  'fulfillments/update',
  'refunds/create',
  'returns/request',
  'returns/approve',
  'returns/decline',
  'returns/cancel',
  'returns/close',
  'returns/reopen',
  'returns/process',
  'returns/update',
  'reverse_deliveries/attach_deliverable',
  'products/create',
  'products/update',
  'products/delete',
  'inventory_levels/update',
  'locations/create',
  'locations/update',
  'locations/activate',
  'locations/deactivate',
  'locations/delete',
  'app/uninstalled',
  'app/scopes_update',
  'app_subscriptions/update',
  'bulk_operations/finish',
  'shop/update',
] as const;

export type SubscribedTopic = (typeof subscribedTopics)[number];

/**
 * Topics that a shop refuses without an optional scope: returns need `read_returns`, disputes
 * `read_shopify_payments_disputes`.
 */
export function isOptionalTopic(topic: SubscribedTopic): boolean {
  return /^(returns|reverse_deliveries|disputes)\//.test(topic);
}

/** Privacy topics. The platform sends them to addresses in the app's configuration, without a subscription. */
export const privacyTopics = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

export type PrivacyTopic = (typeof privacyTopics)[number];
export type WebhookTopic = SubscribedTopic | PrivacyTopic;

/** Admin schema name of a topic: `ORDERS_CREATE` for `orders/create`. */
export function topicName(topic: SubscribedTopic): string {
  return topic.replace('/', '_').toUpperCase();
}

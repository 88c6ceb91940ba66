/** Where the store sends its webhooks. */
export const storeWebhookPath = '/webhooks/store';

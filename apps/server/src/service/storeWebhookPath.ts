export const storeWebhookPath = '/webhooks/store';

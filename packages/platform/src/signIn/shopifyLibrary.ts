import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, type Shopify, shopifyApi } from '@shopify/shopify-api';

const instances = new Map<string, Shopify>();

/** The platform's own library, used to check session tokens and signed addresses. Makes no calls here. */
export function shopifyLibrary(apiKey: string, apiSecretKey: string): Shopify {
  const key = JSON.stringify([apiKey, apiSecretKey]);
  const known = instances.get(key);
  if (known) return known;
  const made = shopifyApi({
    apiKey,
    apiSecretKey,
    apiVersion: ApiVersion.October26,
    hostName: 'localhost',
    isEmbeddedApp: true,
    // The library logs rejected tokens.
    logger: { level: LogSeverity.Error, log: () => undefined },
  });
  instances.set(key, made);
  return made;
}

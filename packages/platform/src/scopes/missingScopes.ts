import { AuthScopes } from '@shopify/shopify-api';
import { requiredScopes } from './requiredScopes.ts';

/** Required scopes that the shop did not grant, in list order. A write scope includes its read scope. */
export function missingScopes(granted: readonly string[]): readonly string[] {
  const scopes = new AuthScopes([...granted]);
  return requiredScopes.filter((scope) => !scopes.has(scope));
}

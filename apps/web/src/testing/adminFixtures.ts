import { type AdminSandboxOptions, createAdminSandbox } from '@hub/api-client/mocks';
import type { EnvironmentOverrides } from './testEnvironment.ts';
import { memoryStore } from './testEnvironment.ts';

/** The valid token in stories and tests. */
export const adminToken = 'back-office';

/** Overrides of the environment with its own admin area; `isSignedIn`: the tab has the token. */
export function inAdminArea(
  options: Partial<AdminSandboxOptions> = {},
  { isSignedIn = true }: { isSignedIn?: boolean } = {},
): EnvironmentOverrides {
  const sessionStore = memoryStore();
  if (isSignedIn) sessionStore.set('admin_token', adminToken);
  return { sessionStore, fetch: createAdminSandbox({ token: adminToken, ...options }).fetch };
}

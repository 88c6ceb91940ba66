/** Per tab, in sessionStorage. */
export const sessionKeys = {
  shop: 'shop',
  host: 'host',
  sessionId: 'session_id',
  userId: 'user_id',
  upgradeShown: 'upgrade_shown',
} as const;

/** localStorage: the token of `/admin/login` (§6). */
export const adminTokenKey = 'admin_token';

/** localStorage: present when single-key shortcuts are disabled. */
export const shortcutsOffKey = 'single_key_shortcuts_off';

/** localStorage, per shop: outcome and time of each provider's last connection test, without credentials. */
export function connectionChecksKey(shop: string): string {
  return `connection_checks:${shop}`;
}

/** localStorage, per shop: the saved views of its lists. */
export function savedViewsKey(shop: string): string {
  return `saved_views:${shop}`;
}

/** Per tab, in sessionStorage. */
export const sessionKeys = {
  shop: 'shop',
  host: 'host',
  sessionId: 'session_id',
  userId: 'user_id',
  upgradeShown: 'upgrade_shown',
} as const;

/** Per browser, in localStorage: what `/admin/login` was given (§6). */
export const adminTokenKey = 'admin_token';

/** Per browser, in localStorage: there when somebody switched off the shortcuts that are one key alone. */
export const shortcutsOffKey = 'single_key_shortcuts_off';

/** Per browser and shop: how the last connection test of each provider ended and when. No word of what was sent. */
export function connectionChecksKey(shop: string): string {
  return `connection_checks:${shop}`;
}

/** Per shop and browser, in localStorage: the saved views of its lists. */
export function savedViewsKey(shop: string): string {
  return `saved_views:${shop}`;
}

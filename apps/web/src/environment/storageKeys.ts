/** Per tab, in sessionStorage. */
export const sessionKeys = {
  shop: 'shop',
  host: 'host',
  sessionId: 'session_id',
  userId: 'user_id',
  upgradeShown: 'upgrade_shown',
  chosenPlan: 'chosen_plan',
} as const;

/**
 * sessionStorage: the token of `/admin/login`. One in localStorage is accepted as well (§6) and never written there.
 */
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

/** localStorage: 'on' when the next order opens after an action. */
export const openNextKey = 'open_next_after_action';

/** localStorage, per shop: number of orders this person moved out of each list today. */
export function handledTodayKey(shop: string): string {
  return `handled_today:${shop}`;
}

/** localStorage, per shop: the last chosen period of the dashboard and of each list. */
export function periodsKey(shop: string): string {
  return `periods:${shop}`;
}

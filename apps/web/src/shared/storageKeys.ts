/** Per tab, in sessionStorage. */
export const sessionKeys = { shop: 'shop', host: 'host', sessionId: 'session_id', userId: 'user_id' } as const;

/** Per browser, in localStorage: what `/admin/login` was given (§6). */
export const adminTokenKey = 'admin_token';

/** Per browser, in localStorage: there when somebody switched off the shortcuts that are one key alone. */
export const shortcutsOffKey = 'single_key_shortcuts_off';

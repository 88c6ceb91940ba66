/** Per tab, in sessionStorage. */
export const sessionKeys = { shop: 'shop', host: 'host', sessionId: 'session_id', userId: 'user_id' } as const;

/** Per browser, in localStorage: what `/admin/login` was given (§6). */
export const adminTokenKey = 'admin_token';

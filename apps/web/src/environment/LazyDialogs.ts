/** `app` adds its module of dialogs to this type, as routers let an app register its own. */
export interface Register {}

/** What opens on a click: the components of app/lazyDialogs. */
export type LazyDialogs = Register extends { lazyDialogs: infer Dialogs } ? Dialogs : never;

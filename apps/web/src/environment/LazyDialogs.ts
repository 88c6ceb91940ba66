/** `app` registers its module of dialogs with this type, as routers let an app register its own. */
export interface Register {}

/** Components that open on a click: those of app/lazyDialogs. */
export type LazyDialogs = Register extends { lazyDialogs: infer Dialogs } ? Dialogs : never;

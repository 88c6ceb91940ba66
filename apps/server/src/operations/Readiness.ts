/** What must work before this process gets requests, by name: `{database: true, queue: false}`. */
export type Readiness = Readonly<Record<string, boolean>>;

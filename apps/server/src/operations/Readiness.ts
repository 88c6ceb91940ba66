/** What has to work before requests are sent to this process, by name: `{database: true, queue: false}`. */
export type Readiness = Readonly<Record<string, boolean>>;

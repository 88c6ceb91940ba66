/** A list whose entries are created while they are sent: all sample data at once would block other requests. */
export class LazyList<T> {
  readonly length: number;
  /** Creates the entries from `start` up to, not including, `end`. */
  readonly slice: (start: number, end: number) => readonly T[];

  constructor(length: number, slice: (start: number, end: number) => readonly T[]) {
    this.length = length;
    this.slice = slice;
  }
}

/** A reply in which any list may be lazy. */
export type WithLazyLists<Reply> = {
  [Field in keyof Reply]: Reply[Field] extends readonly (infer T)[] | null | undefined
    ? Reply[Field] | LazyList<T>
    : Reply[Field];
};

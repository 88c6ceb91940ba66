/** A list whose entries are made when they are sent: a year of orders at once would keep everybody else waiting. */
export class LazyList<T> {
  readonly length: number;
  /** Makes the entries from `start` up to, and without, `end`. */
  readonly slice: (start: number, end: number) => readonly T[];

  constructor(length: number, slice: (start: number, end: number) => readonly T[]) {
    this.length = length;
    this.slice = slice;
  }
}

/** A reply in which any list may be a long one. */
export type WithLazyLists<Reply> = {
  [Field in keyof Reply]: Reply[Field] extends readonly (infer T)[] | null | undefined
    ? Reply[Field] | LazyList<T>
    : Reply[Field];
};

/** Colours that a tag may have. */
export const tagColors = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;
export type TagColor = (typeof tagColors)[number];

/** A tag of the shop. */
export interface Tag {
  name: string;
  /** Null: none was chosen. */
  color: TagColor | null;
  /** Orders that carry it. */
  orders: number;
}

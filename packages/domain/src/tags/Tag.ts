import type { Words } from '../messages/Message.ts';

/** Possible tag colors. */
export const tagColors = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;
export type TagColor = (typeof tagColors)[number];

/** Outcome of a tag change; `changeId` undoes it. */
export type TagChangeOutcome = { refusal: Words } | { changeId: string; orders: number; workflows: number };

/** A tag of the shop. */
export interface Tag {
  name: string;
  /** `null` when none was chosen. */
  color: TagColor | null;
  /** Number of orders with it. */
  orders: number;
}

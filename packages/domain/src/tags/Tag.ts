import type { Words } from '../messages/Message.ts';

/** Colours that a tag may have. */
export const tagColors = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;
export type TagColor = (typeof tagColors)[number];

/** What became of a change of a tag; `changeId` undoes it. */
export type TagChangeOutcome = { refusal: Words } | { changeId: string; orders: number; workflows: number };

/** A tag of the shop. */
export interface Tag {
  name: string;
  /** Null: none was chosen. */
  color: TagColor | null;
  /** Orders that carry it. */
  orders: number;
}

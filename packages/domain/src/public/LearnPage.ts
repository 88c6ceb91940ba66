import type { Article } from './Article.ts';

/** The headings of the list of learn pages, in its order. */
export const learnGroups = ['Get started', 'Every day', 'When an order is stuck', 'Your shop'] as const;

export type LearnGroup = (typeof learnGroups)[number];

/** One task, for a merchant. */
export interface LearnPage extends Article {
  /** Last part of its address. Never with a dot: the server takes such an address for a file. */
  slug: string;
  group: LearnGroup;
}

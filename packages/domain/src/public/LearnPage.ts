import type { Article } from './Article.ts';

/** The headings of the list of learn pages, in its order. */
export const learnGroups = ['Get started', 'Every day', 'When an order is stuck', 'Your shop'] as const;

export type LearnGroup = (typeof learnGroups)[number];

/** A how-to page for one task. */
export interface LearnPage extends Article {
  /** Last path segment; without a dot, since the server treats such paths as files. */
  slug: string;
  group: LearnGroup;
}

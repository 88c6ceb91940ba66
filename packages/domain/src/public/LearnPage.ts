import type { Article } from './Article.ts';

/** Headings of the learn page list, in order. */
export const learnGroups = ['Get started', 'Every day', 'When an order is stuck', 'Your shop'] as const;

export type LearnGroup = (typeof learnGroups)[number];

/** A how-to page for one task. */
export interface LearnPage extends Article {
  /** Last path segment; without a dot, because the server treats such paths as files. */
  slug: string;
  group: LearnGroup;
}

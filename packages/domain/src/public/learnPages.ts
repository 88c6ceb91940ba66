import { dailyPages } from './learn/dailyPages.ts';
import { integrationPage } from './learn/integration.ts';
import { orderWorkflowsPage } from './learn/orderWorkflows.ts';
import { shopPages } from './learn/shopPages.ts';
import { stuckPages } from './learn/stuckPages.ts';
import type { LearnPage } from './LearnPage.ts';

/** Heading of the page list, also shown for an unknown page. */
export const learnTexts = {
  title: 'Learn',
  lead: 'One task a page, from connecting a warehouse to clearing what is stuck.',
  listLabel: 'All pages of Learn',
  previous: 'Before this',
  next: 'After this',
} as const;

/** Every learn page, in reading order for a newcomer. */
export const learnPages: readonly LearnPage[] = [
  integrationPage,
  orderWorkflowsPage,
  ...dailyPages,
  ...stuckPages,
  ...shopPages,
];

/** Path of a page. */
export function learnPath({ slug }: Pick<LearnPage, 'slug'>): string {
  return `/learn/${slug}`;
}

/** What a path under /learn shows: the list, a page, or not found. */
export type LearnRouteMatch = { kind: 'index' } | { kind: 'page'; page: LearnPage } | { kind: 'unknown'; path: string };

/** Parses the path, ignoring a trailing slash. */
export function matchLearnRoute(path: string): LearnRouteMatch {
  const normalized = path.replace(/\/+$/, '');
  if (normalized === '/learn') return { kind: 'index' };
  const page = learnPages.find((known) => learnPath(known) === normalized);
  return page ? { kind: 'page', page } : { kind: 'unknown', path: normalized };
}

/** Shown above the list for an unknown page. */
export function unknownLearnPageText(path: string): string {
  return `There is no page at ${path}. Here are all pages.`;
}

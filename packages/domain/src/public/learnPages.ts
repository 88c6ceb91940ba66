import { dailyPages } from './learn/dailyPages.ts';
import { integrationPage } from './learn/integration.ts';
import { orderWorkflowsPage } from './learn/orderWorkflows.ts';
import { shopPages } from './learn/shopPages.ts';
import { stuckPages } from './learn/stuckPages.ts';
import type { LearnPage } from './LearnPage.ts';

/** Above the list of all pages, and at an address that is none of them. */
export const learnTexts = {
  title: 'Learn',
  lead: 'One task a page, from connecting a warehouse to clearing what is stuck.',
  listLabel: 'All pages of Learn',
  previous: 'Before this',
  next: 'After this',
} as const;

/** Every page of Learn, in the order in which somebody new would read them. */
export const learnPages: readonly LearnPage[] = [
  integrationPage,
  orderWorkflowsPage,
  ...dailyPages,
  ...stuckPages,
  ...shopPages,
];

/** Where a page stands. */
export function learnPath({ slug }: Pick<LearnPage, 'slug'>): string {
  return `/learn/${slug}`;
}

/** What an address under /learn shows: the list of all pages, one of them, or nothing that there is. */
export type LearnRouteMatch = { kind: 'index' } | { kind: 'page'; page: LearnPage } | { kind: 'unknown'; path: string };

/** Reads the path of an address; a slash at its end does not matter. */
export function matchLearnRoute(path: string): LearnRouteMatch {
  const normalized = path.replace(/\/+$/, '');
  if (normalized === '/learn') return { kind: 'index' };
  const page = learnPages.find((known) => learnPath(known) === normalized);
  return page ? { kind: 'page', page } : { kind: 'unknown', path: normalized };
}

/** Said above the list where an address names no page. */
export function unknownLearnPageText(path: string): string {
  return `There is no page at ${path}. Here are all that there are.`;
}

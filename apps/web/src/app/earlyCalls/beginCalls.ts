import { authorizationFor, buildUrl, filterQuery } from '@hub/api-client/http';
import type { orderEndpoints } from '@hub/api-client/orders';
import { type shopEndpoints, toPermission, toText, toTexts } from '@hub/api-client/shop';
import { areaOf, dashboardPath, isOnboarded, namedShop } from '@hub/domain/navigation';
import { accessOf, canView, sections } from '@hub/domain/permissions';
import { asRecord } from '@hub/domain/shared';
import type { KeyValueStore } from '../../environment/KeyValueStore.ts';
import { namesFilters } from '../../orders/list/filtersInAddress.ts';
import { drawFigures, drawLabels } from './drawSummary.ts';
import type { EarlyCall } from './EarlyCall.ts';
import { firstDashboard } from './firstDashboard.ts';

/** What the early calls need, and where they are stored. */
export interface EarlyPage {
  location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  /** Read at each call: App Bridge replaces it to add its session token. */
  fetch: typeof fetch;
  document: Pick<Document, 'getElementById'> & { documentElement: Pick<HTMLElement, 'lang'> };
  earlyCalls?: EarlyCall[];
}

// Only the paths: the endpoints would load every schema.
const shopInfoPath: (typeof shopEndpoints)['shopInfo']['path'] = '/shopInfo';
const skeletonId = 'page-skeleton';
const statsPath: (typeof orderEndpoints)['stats']['path'] = '/stats';

/**
 * Starts the first calls of a visit under /app while its scripts are loading: shop info, then with its token the
 * dashboard's figures, which are drawn into the skeleton. Uses the app's own rules, so that the app takes each call
 * instead of making it (`takeEarlyCall`); starts none that the app would not make.
 */
export async function beginCalls(
  page: EarlyPage,
  sessionStore: KeyValueStore,
  localStore: KeyValueStore,
): Promise<void> {
  const { pathname, search } = page.location;
  if (areaOf(pathname) !== 'app') return;
  const first = firstDashboard(search, sessionStore, localStore);
  if (first === null) return;
  const { shop, userId, filters } = first;
  const calls: EarlyCall[] = [];
  page.earlyCalls = calls;
  const info = begin(page, calls, shopInfoPath, { shop, user_id: userId ?? undefined }, null);

  const address = new URLSearchParams(search);
  if (![dashboardPath, '/app'].includes(pathname) || namesFilters(address)) return;
  const dashboard = await dashboardOf(info, shop).catch(() => null);
  // The app has taken over and requests the figures itself.
  if (dashboard === null || !calls.includes(info)) return;
  const { reply } = begin(page, calls, statsPath, filterQuery(filters), dashboard.authorization);
  const skeleton = page.document.getElementById(skeletonId);
  // Banners above the figures, and the days of a custom period, would move them.
  if (!skeleton || dashboard.hasBanner || filters.period === 'custom') return;
  drawLabels(skeleton, dashboard);
  const response = await reply;
  if (response.ok) drawFigures(skeleton, await response.clone().json(), page.document.documentElement.lang);
}

function begin(
  page: EarlyPage,
  calls: EarlyCall[],
  path: `/${string}`,
  query: Readonly<Record<string, string | undefined>>,
  authorization: string | null,
): EarlyCall {
  const abort = new AbortController();
  const url = buildUrl(page.location.origin, { path }, {}, query);
  // As the app's client sends it.
  const reply = page.fetch(url, {
    method: 'GET',
    headers: { Accept: 'application/json', ...(authorization !== null && { Authorization: authorization }) },
    signal: abort.signal,
    credentials: 'same-origin',
    redirect: 'manual',
  });
  // Read to its end even when unused, or it would keep its connection. The code that takes it handles a failure.
  reply.then((response) => response.clone().arrayBuffer()).catch(() => {});
  const call = { url, authorization, sentAt: Date.now(), reply, abort };
  calls.push(call);
  return call;
}

interface EarlyDashboard {
  authorization: string;
  /** The app reserves room for what needs a person. */
  hasAttention: boolean;
  /** The app offers filters by fields of orders. */
  hasFieldFilters: boolean;
  /** The app shows a banner above the screen. */
  hasBanner: boolean;
}

/** `null` when the app would not show this shop's dashboard to this person, or has no token. */
async function dashboardOf({ reply }: EarlyCall, shop: string): Promise<EarlyDashboard | null> {
  const response = await reply;
  if (!response.ok) return null;
  const authorization = authorizationFor('app', {
    shopToken: response.headers.get('Authorization'),
    adminToken: null,
  });
  const info = asRecord(asRecord(await response.clone().json())?.data);
  if (!info || namedShop(toText(info.shop) ?? shop, shop) !== shop || !isOnboarded(toText(info.onboard_status)))
    return null;
  const access = accessOf({ role: toText(info.role), permission: toPermission(info.permission) });
  if (authorization === null || !canView(access, sections.dashboard)) return null;
  const capabilities = toTexts(info.capabilities);
  return {
    authorization,
    hasAttention: capabilities.includes('attention'),
    hasFieldFilters: capabilities.includes('fieldFilters'),
    hasBanner: access.isPermissionListUnreadable || Boolean(info.freeze),
  };
}

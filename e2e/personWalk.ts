import { type Scenario, type ScenarioName, scenarios, smallSeed } from '@hub/api-client/mocks';
import { appPaths, findAppRoute } from '@hub/domain/navigation';
import { sectionList } from '@hub/domain/permissions';
import { brandName } from '@hub/domain/shared';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FoundControl, inspectControls } from './inspectControls.ts';
import type { OpenApp } from './fixtures.ts';
import { pressEverything } from './pressEverything.ts';
import { routeToSandbox } from './routeToSandbox.ts';

/**
 * Opens every address of §2 as every kind of person and checks every control there. Addresses, sections and people come from the product.
 * The expectations are written here, from §6 and the contract, so they are independent of the product.
 */

/** §6: section names, as the reasons of disabled controls use them. */
export const sectionNames: Record<number, string> = {
  1: 'Dashboard',
  2: 'Workflows',
  3: 'Inventory Overview',
  4: 'Apps & Integrations',
  5: 'Store Settings',
  6: 'Locations',
  7: 'Application Tracking',
  8: 'Insights',
};
export const all = [1, 2, 3, 4, 5, 6, 7, 8];

/** §2: the section whose view right an address needs; the first match counts. */
const neededView: readonly (readonly [RegExp, number])[] = [
  [/^\/app\/settings\/batch_status$/, 6],
  [/^\/app\/settings/, 5],
  [/^\/app(\/onboard)?$/, 5],
  [/^\/app\/dashboard/, 1],
  [/^\/app\/workflows/, 2],
  [/^\/app\/inventory/, 3],
  [/^\/app\/insights/, 7],
  [/^\/app\/integration/, 4],
  [/^\/app\/fulfillment/, 6],
];

/** The sections whose edit rights a control needs (contract, "Roles and permissions"). A missing right must not disable other controls. */
const neededEdit: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^Rename tag /, [5, 2]],
  [/^Delete tag /, [5, 1]],
  [/^(Edit|Delete) (package|bundle|collection) /, [3]],
  [/^(Add (package|bundle|collection)|Import CSV|Change \d*.*products?)$/, [3]],
  [/^(New workflow$|Delete )/, [2]],
  [/^(Send now|Send .*failed order)/, [6, 1]],
  [/^(Pause|Resume) cutoffs/, [6]],
  [/^(Close Order|Move to Close)$/, [1, 8]],
  [/^(Export|Ship Now|Move to Open( Partially)?|Action|Apply|Hold Order|Run now|Cancel Partial Shipment)$/, [1]],
  [/^Run (Product|Shipment) Workflows$/, [1]],
  [/^Remove item from order/, [1]],
  [/^Select #/, [1]],
  [/Select All( Hold)? Orders$/, [1]],
  [/^(Choose (Growth|Elite)|Cancel plan)$/, [5]],
  [/^(Check now|Load all orders again)$/, [5]],
  [/^Skip /, [5]],
  [/^Export all data$|^Download (the export|the file) of/, [5, 1]],
  [/^Choose a file$/, [5, 1]],
  [/^Import CSV$/, [3]],
];
/** Controls that are hidden without edit right for section 4: "View Settings" of the providers and the form behind it. */
const providerControl = /^(View Settings (?!Shopify)|Save$|Test Connection$|Status$|Add Account$)/;

/** Controls that every person who can open the screen must find there, enabled or disabled. */
const kindsAt: Record<string, readonly string[]> = {
  '/app/dashboard': ['Export', 'Select #', 'Hold Order', 'Close Order'],
  '/app/dashboard-v0/allorders': ['Export'],
  '/app/dashboard-v0/openorders': [
    'Export',
    'Select #',
    'Ship Now',
    'Move to Close',
    'Hold Order',
    'Run Product Workflows',
    'Run Shipment Workflows',
    'Close Order',
  ],
  '/app/dashboard-v0/ordersinfulfill': ['Export', 'Select #', 'Ship Now', 'Move to Close', 'Hold Order', 'Close Order'],
  '/app/dashboard-v0/shippedorders': ['Export'],
  '/app/dashboard-v0/errororders': ['Export', 'Close Order'],
  '/app/dashboard-v0/holdorders': ['Export', 'Select #', 'Move to Open', 'Move to Close', 'Ship Now', 'Close Order'],
  '/app/dashboard-v0/backorders': ['Export', 'Select #', 'Action', 'Move to Open', 'Close Order'],
  '/app/dashboard-v0/needsreview': ['Export', 'Select #', 'Move to Open', 'Move to Close', 'Ship Now', 'Close Order'],
  '/app/settings/billing': ['Choose Growth', 'Choose Elite'],
  '/app/settings/import': ['Choose a file'],
  '/app/inventory/allinventory': ['Import CSV'],
};

export interface Person {
  who: string;
  role: '1' | '3';
  permission: string | null;
  view: readonly number[];
  edit: readonly number[];
}

const grants = (view: readonly number[], edit: readonly number[]) =>
  JSON.stringify(
    sectionList
      .filter(({ id }) => view.includes(id))
      .map(({ id, name }) => ({ id, name, view: true, edit: edit.includes(id) })),
  );
const staff = (who: string, view: readonly number[], edit: readonly number[]): Person => ({
  who,
  role: '3',
  permission: grants(view, edit),
  view,
  edit,
});
const listOf = (name: ScenarioName) => (scenarios[name] as Scenario).permission ?? null;
const each = sectionList.map(({ id }) => id);
const withoutEach = [
  'no-dashboard',
  'no-workflows',
  'no-inventory',
  'no-integrations',
  'no-settings',
  'no-locations',
  'no-tracking',
  'no-insights',
] as const;

export const people: readonly Person[] = [
  { who: 'the owner, whatever the list says', ...scenarios.owner, view: all, edit: all },
  { who: 'staff without a list', role: '3', permission: null, view: all, edit: all },
  { who: 'staff who may look at everything', role: '3', permission: listOf('view-only'), view: all, edit: [] },
  { who: 'staff with an empty list', role: '3', permission: listOf('no-access'), view: [], edit: [] },
  {
    who: 'staff whose list cannot be parsed',
    role: '3',
    permission: listOf('permission-unreadable'),
    view: [1],
    edit: [],
  },
  {
    who: 'staff who may do everything but edit Insights',
    role: '3',
    permission: listOf('close-order-blocked'),
    view: all,
    edit: all.filter((id) => id !== 8),
  },
  ...each.map((id) => staff(`staff who may look at ${sectionNames[id]} alone`, [id], [])),
];
/** Checks that an edit right alone enables nothing elsewhere, and that removing one section removes nothing else. */
export const morePeople: readonly Person[] = [
  ...each.map((id) => staff(`staff who may look at everything and edit ${sectionNames[id]} alone`, all, [id])),
  ...each.map((id) =>
    staff(
      `staff who may edit everything but ${sectionNames[id]}`,
      all,
      all.filter((other) => other !== id),
    ),
  ),
  ...withoutEach.map((name, index): Person => {
    const view = all.filter((id) => id !== index + 1);
    return { who: `the sandbox's staff of ${name}`, role: '3', permission: listOf(name), view, edit: view };
  }),
];

const readsOrders = /^\/(stats|list-order|get-locations|get-order-detail\/.+)$/;

/** Has orders in every stage, but few enough that the screens load quickly. */
const seed = smallSeed.slice(0, 80);

interface Walk {
  page: Page;
  context: BrowserContext;
  openApp: OpenApp;
  pageErrors: string[];
  waitUntilSettled(): Promise<void>;
}

/**
 * Checks that each route opens, redirects to the dashboard or refuses, and that each control is enabled, or disabled with its reason. A
 * person without edit rights presses every button.
 */
export async function expectOnlyWhatIsAllowed(
  { who, role, permission, view, edit }: Person,
  { page, context, openApp, pageErrors, waitUntilSettled }: Walk,
): Promise<void> {
  // Onboarding is incomplete, so its routes open too.
  const { calls } = await routeToSandbox(context, { role, permission, isOnboarded: false }, seed);
  const walker = createWalker(page, waitUntilSettled, view, edit);
  await openApp('/app/dashboard');
  await waitUntilSettled();
  for (const path of appPaths()) await walker.visit(path);
  test.info().annotations.push({
    type: 'figure',
    description: `${who}: ${appPaths().length} addresses, ${walker.checkedCount()} controls, ${walker.wrong.length} faults`,
  });
  expect(walker.wrong).toEqual([]);
  if (edit.length === 0) expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  // Without the right to view the dashboard, the backend refuses to list and count orders, and the screens say so.
  const refused = calls.filter(({ status }) => Number(status) >= 400);
  expect(
    refused.filter(
      ({ method, path, status }) => view.includes(1) || method !== 'GET' || status !== 403 || !readsOrders.test(path),
    ),
  ).toEqual([]);
  const isRefusal = (line: string) => /status of 403/.test(line);
  expect(pageErrors.filter(isRefusal)).toHaveLength(refused.length);
  pageErrors.splice(0, Infinity, ...pageErrors.filter((line) => !isRefusal(line)));
}

/** Visits addresses as one person and collects differences from the tables in `wrong`. */
function createWalker(
  page: Page,
  waitUntilSettled: () => Promise<void>,
  view: readonly number[],
  edit: readonly number[],
) {
  const wrong: string[] = [];
  let checkedCount = 0;

  const canOpen = (path: string) => view.includes(sectionOf(path));

  async function visit(path: string): Promise<void> {
    const opens = canOpen(path);
    const lands = opens ? path : '/app/dashboard';
    const refuses = !opens && !view.includes(1);
    await page.evaluate((to) => {
      history.pushState({ idx: history.length }, '', to + location.search);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    const isThere = await page
      .waitForFunction(([at, title]) => location.pathname === at && document.title === title, [lands, titleOf(lands)], {
        polling: 20,
      })
      .then(
        () => true,
        () => false,
      );
    await waitUntilSettled();
    if (!isThere)
      wrong.push(`${path} led to ${new URL(page.url()).pathname}, "${await page.title()}", and not to ${lands}`);
    // The title can still be from the address before, so it doesn't show that the notice has rendered.
    const asExpected = page
      .getByText('don’t have permission to view')
      .waitFor({ state: refuses ? 'visible' : 'detached' });
    const isRefusal = await asExpected.then(
      () => refuses,
      () => !refuses,
    );
    if (isRefusal !== refuses) wrong.push(`${path} ${isRefusal ? 'refuses' : 'does not refuse'}`);
    await checkLinks(path);
    if (opens && isThere) await checkControls(path);
  }

  /** No link leads to an address that redirects this person. */
  async function checkLinks(path: string): Promise<void> {
    const targets = await page
      .locator('a[href^="/app"]')
      .evaluateAll((links) => [
        ...new Set(links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '')),
      ]);
    for (const target of targets)
      if (!canOpen(target) && target !== '/app/dashboard') wrong.push(`${path} links to ${target}`);
  }

  async function checkControls(path: string): Promise<void> {
    const seen: FoundControl[] = [];
    const collectControls = async () => {
      await waitUntilSettled();
      const { controls, unexplained } = await inspectControls(page);
      seen.push(...controls);
      for (const name of unexplained)
        wrong.push(`${path}: "${name}" does not say why it is off, or cannot have the focus`);
    };
    for (const name of revealing(path)) {
      await page
        .getByRole('main')
        .getByRole('button', { name })
        .first()
        .evaluate((button) => (button as HTMLElement).click());
      await waitUntilSettled();
    }
    await collectControls();
    if (edit.length === 0) await pressEverything(page, collectControls);
    for (const kind of kindsAt[path] ?? [])
      if (!seen.some(({ name }) => name === kind)) wrong.push(`${path}: no "${kind}"`);
    const hasProviders = seen.some(({ name }) => providerControl.test(name));
    if (path === '/app/integration/directory' && hasProviders !== edit.includes(4))
      wrong.push(`${path}: settings of providers are ${hasProviders ? 'shown' : 'not shown'}`);
    checkedCount += new Set(seen.map(({ name }) => name)).size;
    for (const fault of new Set(seen.flatMap((control) => faultOf(control, sectionOf(path)))))
      wrong.push(`${path}: ${fault}`);
  }

  /** Buttons that reveal more controls; lists without orders have none. */
  function revealing(path: string): readonly RegExp[] {
    if (path === '/app/dashboard') return [/^Expand Open Orders/, /^Expand #/];
    if (/^\/app\/dashboard-v0\/\w+/.test(path)) return [/^Expand/];
    if (path === '/app/integration/directory' && edit.includes(4)) return [/^View Settings Portless/];
    return [];
  }

  function faultOf({ name, isDisabled, reason }: FoundControl, section: number): string[] {
    const needed = neededEdit.find(([control]) => control.test(name))?.[1] ?? [];
    const lacking = needed.filter((id) => !edit.includes(id));
    if (lacking.length > 0 && !isDisabled) return [`"${name}" is on`];
    // The current plan is disabled for every person, with its own reason.
    if (name.startsWith('Choose ') && reason === 'This is your current plan.') return [];
    if (lacking.length > 0 && !lacking.some((id) => reason.includes(`edit permission for ${sectionNames[id]}`)))
      return [`"${name}" is off and says "${reason}"`];
    // Switches on these screens are named after the item that they switch.
    const isOwnSwitch = needed.length === 0 && [2, 6].includes(section) && !edit.includes(section);
    if (isOwnSwitch && reason.includes(`edit permission for ${sectionNames[section]}`)) return [];
    if (lacking.length === 0 && isDisabled && /\bpermission\b/.test(reason)) return [`"${name}" is off: ${reason}`];
    return [];
  }

  return { wrong, visit, checkedCount: () => checkedCount };
}

export function sectionOf(path: string): number {
  return neededView.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
}

/** The document title at an address. */
function titleOf(path: string): string {
  const match = findAppRoute(path);
  const tab = match && (match.tab ?? match.route.tabs[0]);
  return [tab?.title, match?.route.title, brandName].filter(Boolean).join(' · ');
}

import { type Scenario, type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { sectionList } from '@hub/domain/permissions';
import { hostileNames } from '@hub/domain/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import { UrlStore } from 'storybook/preview-api';
import { describe, expect, test } from 'vitest';
import { AppAt } from './AppAt.tsx';
import { chosenSituation, applySituation } from './chosenSituation.ts';
import { inScenario } from './inScenario.ts';
import { type SituationName, situations } from './situations.ts';

const list = '/app/dashboard-v0/allorders?period=all';
const permissions = '/app/settings/usermanagement';
const billing = '/app/settings/billing';
const providers = '/app/integration/directory';

/** A screen story rendered with these globals, without Storybook. */
async function renderStory(
  scenario: ScenarioName | Scenario,
  path: string,
  globals: Record<string, unknown>,
  faults: HttpHandler[] = [],
): Promise<void> {
  let handlers: HttpHandler[] = [];
  const msw = {
    resetHandlers: () => void (handlers = []),
    use: (...given: HttpHandler[]) => void (handlers = [...given, ...handlers]),
  };
  await inScenario(scenario, { faults }).beforeEach({ msw, globals });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  render(<AppAt path={path} overrides={{ fetch }} />);
}

/** The effect of one choice on a story. */
interface Proof {
  story: ScenarioName;
  path: string;
  shows(): Promise<unknown>;
}

const text = (expected: string | RegExp) => screen.findByText(expected);
const orders = (count: string): Pick<Proof, 'path' | 'shows'> => ({ path: list, shows: () => text(`${count} orders`) });

/** The person's permissions in the settings. */
const access = (role: string, unseen: string[], fixed: string[]): Pick<Proof, 'path' | 'shows'> => ({
  path: permissions,
  async shows() {
    const self = await screen.findByRole('row', { name: /\(you\)/ });
    expect(self).toHaveTextContent(role);
    // The owner's permissions are not listed by section.
    if (role === 'Owner') return;
    const table = await screen.findByRole('table', { name: /^Permissions for/ });
    const rows = within(table)
      .getAllByRole('rowheader')
      .map((row) => [row.textContent, row.parentElement?.querySelector('td')?.textContent]);
    const named = (isMeant: (right: string | null | undefined) => boolean) =>
      rows.filter(([, right]) => isMeant(right)).map(([section]) => section);
    const sections = [named((right) => right === 'No access'), named((right) => right !== 'Edit')];
    expect([rows.length, ...sections]).toEqual([8, unseen, fixed]);
  },
});
const staff = (unseen: string[], fixed = unseen) => access('Staff', unseen, fixed);
const everySection = sectionList.map(({ name }) => name);
/** Without permission a screen redirects to the dashboard. */
const redirected = (path: string): Pick<Proof, 'path' | 'shows'> => ({
  path,
  shows: () => screen.findByRole('heading', { level: 1, name: 'Dashboard' }),
});

const proofs: { [Name in SituationName]: Record<keyof (typeof situations)[Name]['choices'], Proof> } = {
  staff: {
    owner: { story: 'view-only', ...access('Owner', [], []) },
    staff: { story: 'view-only', ...staff([]) },
    'view-only': { story: 'default', ...staff([], everySection) },
    'close-order-blocked': { story: 'default', ...staff([], ['Insights']) },
    'no-dashboard': { story: 'default', ...staff(['Dashboard']) },
    'no-workflows': { story: 'default', ...staff(['Workflows']) },
    'no-inventory': { story: 'default', ...staff(['Inventory Overview']) },
    'no-integrations': { story: 'default', ...staff(['Apps & Integrations']) },
    'no-settings': { story: 'default', ...redirected(permissions) },
    'no-locations': { story: 'default', ...staff(['Locations']) },
    'no-tracking': { story: 'default', ...staff(['Application Tracking']) },
    'no-insights': { story: 'default', ...staff(['Insights']) },
    'no-access': { story: 'default', path: list, shows: () => text(/^You don’t have permission to view/) },
    'permission-unreadable': {
      story: 'default',
      path: list,
      shows: () => text(/^Your permissions couldn’t be read/),
    },
  },
  plan: {
    'no-plan': { story: 'default', path: billing, shows: () => text('No plan') },
    starter: { story: 'default', path: billing, shows: () => text('Starter') },
    growth: {
      story: 'elite',
      path: billing,
      shows: async () => within(await screen.findByRole('region', { name: 'Growth' })).getByText('Current plan'),
    },
    elite: {
      story: 'default',
      path: billing,
      shows: async () => within(await screen.findByRole('region', { name: 'Elite' })).getByText('Current plan'),
    },
  },
  providers: {
    none: { story: 'default', path: providers, shows: () => connected(0) },
    one: { story: 'all-connected', path: providers, shows: () => connected(1) },
    all: { story: 'default', path: providers, shows: () => connected(10) },
  },
  network: {
    fast: { story: 'shop-info-failing', path: list, shows: () => text('319 orders') },
    slow: {
      story: 'default',
      path: list,
      async shows() {
        const startedAt = performance.now();
        await text('319 orders');
        expect(performance.now() - startedAt).toBeGreaterThan(3_000);
      },
    },
    hanging: {
      story: 'default',
      path: list,
      shows: () => text('Loading orders'),
    },
    failing: { story: 'default', path: list, shows: () => text(/GET \/list-order · status 500/) },
    'session-expired': {
      story: 'default',
      path: list,
      shows: () => screen.findByRole('alertdialog'),
    },
    offline: { story: 'default', path: list, shows: () => text(/^We can’t reach the server/) },
    malformed: { story: 'default', path: list, shows: () => text(/GET \/list-order · orders/) },
  },
  data: {
    empty: { story: 'default', path: list, shows: () => text('No Orders') },
    '25-orders': { story: 'empty', ...orders('25') },
    '1000-orders': { story: 'default', ...orders('1,000') },
    '25900-orders': { story: 'large', ...orders('25,900') },
    'foreign-names': {
      story: 'empty',
      path: list,
      shows: () => screen.findAllByText(new RegExp(hostileNames[1])),
    },
  },
  zone: {
    utc: { story: 'default', path: list, shows: () => text('UTC') },
    'new-york': { story: 'default', path: list, shows: () => text(/^New York time/) },
    tokyo: { story: 'default', path: list, shows: () => text('Tokyo time (GMT+9)') },
    chatham: { story: 'default', path: list, shows: () => text(/^Chatham time \(GMT\+1[23]:45\)$/) },
  },
};

async function connected(count: number): Promise<void> {
  await screen.findByRole('listitem', { name: 'Portless' });
  await waitFor(() => expect(screen.queryAllByRole('img', { name: 'Loading' })).toHaveLength(0));
  expect(screen.queryAllByText('3PL Integrated.')).toHaveLength(count);
}

describe('a choice of the toolbar reaches the screen', () => {
  const all = Object.entries(proofs).flatMap(([name, choices]) =>
    Object.entries<Proof>(choices).map(([value, proof]) => ({ name, value, ...proof })),
  );

  test.each(all)('$name:$value, in a story of "$story"', async ({ name, value, story, path, shows }) => {
    await renderStory(story, path, { [name]: value });
    await shows();
  });
});

describe('the address', () => {
  /** The query that Storybook builds for globals. */
  function globalsOf(address: string): Record<string, unknown> {
    window.history.replaceState(null, '', `?id=screens-orders-all-orders--default&globals=${address}`);
    const { globals } = new UrlStore().selectionSpecifier ?? {};
    window.history.replaceState(null, '', '/');
    return globals ?? {};
  }

  test('reproduces a situation: choices of several menus combine, and the story sets the rest', async () => {
    await renderStory('elite', permissions, globalsOf('staff:view-only;zone:tokyo;network:fast'));
    await staff([], everySection).shows();
    expect(applySituation(scenarios.elite, chosen('staff:view-only;zone:tokyo'))).toMatchObject({
      role: '3',
      timeZone: 'Asia/Tokyo',
      chargeType: 3,
      sentence: 'Staff: Staff who may only look. Time zone: Tokyo.',
    });
  });

  test('accepts every option of every menu', () => {
    for (const [name, { choices }] of Object.entries(situations)) {
      for (const value of Object.keys(choices)) expect(chosen(`${name}:${value}`).address).toBe(`${name}:${value}`);
    }
  });

  test('without a choice shows the story', () => {
    expect(chosenSituation(globalsOf(''))).toBeNull();
    expect(chosenSituation({ staff: undefined, viewport: 'w490' })).toBeNull();
    expect(chosenSituation(globalsOf('staff:!undefined'))).toBeNull();
  });

  test('with an unknown option names it and those that exist', () => {
    expect(() => chosen('staff:boss')).toThrow(/^staff:boss is no choice .* owner, staff, view-only/);
    expect(() => chosen('staff:toString')).toThrow(/is no choice/);
  });

  function chosen(address: string) {
    const situation = chosenSituation(globalsOf(address));
    if (!situation) throw new Error('Nothing was chosen.');
    return situation;
  }
});

describe('the story’s own values', () => {
  const fault = http.get('*/list-order', () => new HttpResponse(null, { status: 503 }));

  test('its fault stays with another staff member', async () => {
    await renderStory('default', list, { staff: 'view-only' }, [fault]);
    await text(/GET \/list-order · status 503/);
  });

  test('its fault is replaced by another network', async () => {
    await renderStory('default', list, { network: 'fast' }, [fault]);
    await text('319 orders');
  });

  test('adding or removing a provider neither opens nor ends its onboarding', () => {
    const none = chosenSituation({ providers: 'none' });
    const all = chosenSituation({ providers: 'all' });
    if (!none || !all) throw new Error('Nothing was chosen.');
    expect(applySituation(scenarios.default, none).isOnboarded).toBe(true);
    expect(applySituation(scenarios['nothing-connected'], all).isOnboarded).toBe(false);
    expect(applySituation({ ...scenarios.default, isOnboarded: false }, all).isOnboarded).toBe(false);
  });
});

import { basename } from 'node:path';
import { type AppScreen } from '@hub/domain/navigation';
import type { StoryFile } from './readStories.ts';

/** States that designers expect for every screen; also the names of the stories. */
export const screenStates = ['Default', 'Loading', 'Empty', 'Error', 'SessionExpired', 'ViewOnly'] as const;

/** The titles of each screen of §2. A new screen without an entry does not compile. */
export const screenTitles: Record<AppScreen, readonly string[]> = {
  onboarding: ['Screens/Onboarding'],
  dashboard: ['Screens/Dashboard'],
  orderList: [
    'Screens/Orders/All Orders',
    'Screens/Orders/Open Orders',
    'Screens/Orders/Needs User Review',
    'Screens/Orders/Orders In Fulfillment',
    'Screens/Orders/Shipped Orders',
    'Screens/Orders/Errors',
    'Screens/Orders/Hold Orders',
    'Screens/Orders/Back Orders',
  ],
  workflows: ['Screens/Workflows'],
  inventory: ['Screens/Inventory/Stock'],
  insights: ['Screens/Insights'],
  integrations: ['Screens/Apps & Integrations'],
  fulfillment: ['Screens/Fulfillment'],
  // The other tabs show data of the shop info, which loads before them: `Screens/Settings/Other tabs`.
  settings: ['Screens/Settings/Batch status', 'Screens/Settings/Billing'],
};

/**
 * Titles with several screens: the prefix of each screen's stories, as in `WeightsEmpty`. The prefix alone is the default state. One story
 * covers the expired session for all of them.
 */
export const screenParts: Readonly<Record<string, readonly string[]>> = {
  'Screens/Fulfillment': ['', 'Batches', 'LocationSettings', 'RoutingRules', 'ProviderMapping'],
  'Screens/Inventory/Products': ['Weights', 'Bundles', 'Collections', 'BulkEdit'],
  'Screens/Settings/Other tabs': ['Staff', 'Notifications', 'Tags', 'WhatMayShip'],
  'Screens/Workflows': ['', 'Builder', 'Versions', 'Runs'],
};

/** States that a title's screens never have, or that another story shows, with the reason. */
export const impossibleStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Screens/Fulfillment': {
    BatchesViewOnly: 'a history cannot be changed',
    LocationSettingsEmpty: 'a store has a location at least',
    RoutingRulesEmpty: 'without rules the default applies, which is a rule',
    ProviderMappingEmpty: 'a store has a shipping method at least',
  },
  'Screens/Inventory/Universal settings': { Empty: 'the settings have defaults' },
  'Screens/Settings/Other tabs': {
    StaffEmpty: 'the one who looks is among the people',
    WhatMayShipEmpty: 'the rules have defaults',
    TagsEmpty: 'a shop of the sandbox has tags; the component’s story shows none',
    NotificationsEmpty: 'the settings are there before the first mail',
    NotificationsViewOnly: 'all staff change their own',
  },
  'Screens/Workflows': {
    BuilderEmpty: 'a workflow that is edited has steps',
    VersionsEmpty: 'a workflow has its first version',
    RunsEmpty: '`Runs` is: no workflow of the sandbox has run',
    RunsViewOnly: 'runs cannot be changed',
  },
  'Screens/Tracking page': {
    Empty: 'it is a form',
    SessionExpired: 'customers have no session',
    ViewOnly: 'customers have no permissions',
  },
};

/** Titles that aren't a screen of a shop, or are part of screens that have the states, with the reason. */
export const titlesWithoutStates: Readonly<Record<string, string>> = {
  'Screens/Admin': 'for those who run the service: a token, and no staff; each page has its own states',
  'Screens/Another shop': 'one page between two shops',
  'Screens/Public site': 'pages that ask the server for nothing',
  'Screens/Unavailable tabs': 'one notice, which asks the server for nothing',
  'Screens/Situations': 'examples of the toolbar’s choices',
  'Screens/Orders/Actions on one order': 'in the lists of orders',
  'Screens/Orders/Bulk actions': 'in the lists of orders',
  'Screens/Orders/Export': 'in the lists of orders',
  'Screens/Orders/Problem lists': 'in the lists of orders',
  'Screens/Orders/Search': 'in the frame of every screen',
};

/** States under "Screens" without a story or reason, and reasons for states that have a story. */
export function titleStateGaps(files: readonly StoryFile[]): readonly string[] {
  return files.flatMap(({ title, stories }) => {
    if (!title?.startsWith('Screens/') || title in titlesWithoutStates) return [];
    const reasons = impossibleStates[title] ?? {};
    const names = new Set(stories.map(({ name }) => name));
    const needed = new Set((screenParts[title] ?? ['']).flatMap((part) => screenStates.map(nameIn(part))));
    return [
      ...[...needed].filter((name) => !names.has(name) && !(name in reasons)).map((name) => `${title} has no ${name}`),
      ...Object.keys(reasons)
        .filter((name) => names.has(name) || !needed.has(name))
        .map((name) => `${title} needs no reason for ${name}`),
    ];
  });
}

/** Story names of a screen: `Weights`, `WeightsLoading`, … and `SessionExpired`. */
function nameIn(part: string) {
  return (state: (typeof screenStates)[number]) => {
    if (part === '' || state === 'SessionExpired') return state;
    return state === 'Default' ? part : `${part}${state}`;
  };
}

const fourStates = ['Default', 'Loading', 'Empty', 'Error'] as const;
const fiveStates = [...fourStates, 'ViewOnly'] as const;

/**
 * Components of screens that need more server capabilities, with the states that they can have. Personal settings have no `ViewOnly`, and a
 * list of versions is never empty.
 */
export const capabilityScreens: Readonly<Record<string, readonly string[]>> = {
  WorkflowListScreen: [...fiveStates, 'Contradicting'],
  WorkflowBuilderScreen: ['Default', 'Blank', 'PreviewUpdating', 'PreviewError', 'NothingMatches', 'ViewOnly'],
  WorkflowRunsScreen: fourStates,
  WorkflowVersionsScreen: ['Default', 'OneVersion', 'Loading', 'Error', 'ViewOnly'],
  RoutingRulesScreen: [...fiveStates, 'Simulating', 'Simulated', 'SimulationError'],
  UpcomingBatchesScreen: fiveStates,
  BatchListScreen: fourStates,
  BatchDetailScreen: ['Default', 'Running', 'Loading', 'Error', 'ViewOnly'],
  LocationSettingsScreen: fiveStates,
  ProviderMappingScreen: fiveStates,
  StockScreen: fiveStates,
  WeightsAndPackagesScreen: fiveStates,
  BundlesScreen: fiveStates,
  StaffScreen: fiveStates,
  TagsScreen: fiveStates,
  NotificationsScreen: fourStates,
  TrackingPageScreen: ['Default', 'Off', 'Loading', 'Error', 'ViewOnly'],
  TrackingPage: ['Form', 'Searching', 'NotFound', 'TooManyTries', 'LightColor'],
};

/** States of these screens without a story, one sentence each. */
export function capabilityScreenGaps(
  files: readonly StoryFile[],
  screens: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(screens).flatMap(([screen, states]) => {
    const stories = files.find(({ path }) => basename(path, '.stories.tsx') === screen)?.stories ?? [];
    return states
      .filter((state) => !stories.some(({ name }) => name === state))
      .map((state) => `${screen} has no story of the state ${state}`);
  });
}

/** Components without a story, screens without a required state and stories without a test, one sentence each. */
export function storyGaps(
  components: readonly string[],
  files: readonly StoryFile[],
  titles: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const shown = new Set(files.flatMap(({ path, component }) => [component, basename(path, '.stories.tsx')]));
  const withoutStory = components.filter((name) => !shown.has(name)).map((name) => `${name} has no story`);
  const withoutState = Object.entries(titles).flatMap(([screen, requiredTitles]) =>
    requiredTitles.flatMap((title) => {
      const names = new Set(
        files.filter((file) => file.title === title).flatMap(({ stories }) => stories.map(({ name }) => name)),
      );
      return screenStates
        .filter((state) => !names.has(state))
        .map((state) => `the screen ${screen} has no story "${title}" in the state ${state}`);
    }),
  );
  const withoutTest = files.flatMap(({ path, stories }) =>
    stories.filter(({ isTested }) => !isTested).map(({ name }) => `${path} › ${name} has no test`),
  );
  return [...withoutStory, ...withoutState, ...withoutTest];
}

/** Patterns of other names for a state, with the state's name. */
const stateSynonyms: readonly (readonly [RegExp, string])[] = [
  // Names of bulk results may say that all or some orders failed.
  [/^(?!All|Some|NotKnownAnd)(\w*)(Failed|Failing|NotLoaded)$/, 'Error'],
  [/ReadOnly$/, 'ViewOnly'],
  [/(OnPhone|(On|At)\d{3}(px)?|Narrow)$/, 'OnAPhone'],
  [/Hostile/, 'LongNames'],
];

/** Stories that use another word for a state, one sentence each. */
export function stateNameFaults(files: readonly StoryFile[]): readonly string[] {
  return files.flatMap(({ path, stories }) =>
    stories.flatMap(({ name }) =>
      stateSynonyms
        .filter(([synonym]) => synonym.test(name))
        .map(([, state]) => `${path} › ${name}: the state is called ${state}`),
    ),
  );
}

import { createElement, Fragment } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import type { SituationMenu } from './situationMenus.ts';

/** Files whose stories show the app on a sandbox, and written pages, which show such stories. */
const withSituation = /^\.\/(docs\/storybook\/.*\.mdx|apps\/web\/src\/(?!admin|catalogues|public|tracking).*)$/;

/** The situation menus. Shown only where they have an effect: on screens, flows and written pages. */
export function SituationTools() {
  const entry = useStorybookApi().getCurrentStoryData() as { importPath?: string } | undefined;
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const types = useGlobalTypes() as Record<string, { situation?: SituationMenu }>;
  if (!withSituation.test(entry?.importPath ?? '')) return null;
  const menus = Object.entries(types).flatMap(([name, { situation }]) => {
    if (situation === undefined) return [];
    const chosen: unknown = globals[name];
    return [
      // Storybook compiles the manager without the automatic JSX runtime.
      createElement(
        Select,
        {
          // Without a new key, Select keeps its choice when a link or story changes it.
          key: `${name} ${String(chosen)}`,
          ariaLabel: situation.description,
          defaultOptions: typeof chosen === 'string' ? chosen : undefined,
          disabled: name in storyGlobals,
          options: [...situation.items],
          padding: 'small',
          resetLabel: 'As the story says',
          size: 'small',
          onReset: () => updateGlobals({ [name]: undefined }),
          onSelect: (value) => updateGlobals({ [name]: value }),
        },
        situation.title,
      ),
    ];
  });
  return createElement(Fragment, {}, ...menus);
}

import type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/csf';
import { adminRoutes, appRoutes, publicRoutes } from '../../packages/domain/src/navigation/index.ts';
import { chosenValues } from './chosenValues.ts';

/** Option for a path that isn't a plain route, such as one with an order or a filter. */
const ownAddress = 'Of this story';

/**
 * Gives a screen story one control, the path, with the screens' names as options, because Storybook allows no slashes in links. Hides the
 * other args.
 */
export const screenControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const { path } = initialArgs;
  if (typeof path !== 'string') return argTypes;
  const addresses = addressesAround(path);
  const hidden = Object.keys(initialArgs).map((name) => [name, { name, table: { disable: true }, control: false }]);
  return {
    ...argTypes,
    ...Object.fromEntries(hidden),
    path: {
      name: 'path',
      description: 'The screen. Stays in the link; another one is drawn without the steps of this story.',
      control: { type: 'select' },
      options: [...addresses.keys()],
      mapping: chosenValues(addresses),
    },
  };
};

/** The initial path of a screen story, by its screen's name. */
export const namedAddress: ArgsEnhancer = ({ initialArgs }) => {
  const { path } = initialArgs;
  if (typeof path !== 'string') return {};
  const name = [...addressesAround(path)].find(([, address]) => address === path)?.[0];
  return name === undefined ? {} : { path: name };
};

/** Paths by name: those of the app, or those of the public site and the admin area. */
function addressesAround(path: string): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const add = (name: string, address: string) => {
    const safeName = name.replaceAll('&', 'and').replace(/[^\w -]/g, '');
    if (!addresses.has(safeName)) addresses.set(safeName, address);
  };
  if (path.startsWith('/app'))
    for (const route of appRoutes) {
      add(route.title, route.path);
      for (const tab of route.tabs) add(`${route.title} - ${tab.title}`, tab.path);
    }
  else for (const route of [...publicRoutes, ...adminRoutes]) add(route.title, route.path);
  if (![...addresses.values()].includes(path)) addresses.set(ownAddress, path);
  return addresses;
}

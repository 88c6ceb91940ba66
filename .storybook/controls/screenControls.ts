import type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/csf';
import { adminRoutes, appRoutes, publicRoutes } from '../../packages/domain/src/navigation/index.ts';
import { chosenValues } from './chosenValues.ts';

/** The option for an address that is no route as it stands, of an order or with a filter for instance. */
const ownAddress = 'Of this story';

/**
 * A screen story's one control is the address, by the name of the screen: Storybook takes no slash from a link. What
 * else it has as args is not for the panel.
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

/** The address that a screen story begins with, by its name. */
export const namedAddress: ArgsEnhancer = ({ initialArgs }) => {
  const { path } = initialArgs;
  if (typeof path !== 'string') return {};
  const name = [...addressesAround(path)].find(([, address]) => address === path)?.[0];
  return name === undefined ? {} : { path: name };
};

/** Paths by name: of the app, or of the public site and the admin area. */
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

import { type AppScreen, appRoutes } from '@hub/domain/navigation';
import { sectionName } from '@hub/domain/permissions';
import { endpointPermissions } from '../../packages/api-client/src/endpointPermissions.ts';
import { situations } from '../../apps/web/src/testing/situations.ts';
import { type CallGroupName, callGroups, screenFacts } from './screenFacts.ts';

/** Every screen with its routes, permissions, calls and code. */
export function ScreenTables() {
  const screens = Object.keys(screenFacts) as AppScreen[];
  return screens.map((screen) => <ScreenTable key={screen} screen={screen} />);
}

function ScreenTable({ screen }: { screen: AppScreen }) {
  const routes = appRoutes.filter((route) => route.screen === screen);
  const { code, calls } = screenFacts[screen];
  return (
    <>
      <h3 id={`screen-${screen}`}>{[...new Set(routes.map(({ title }) => title))].join(', ')}</h3>
      <table>
        <thead>
          <tr>
            <th>Route</th>
            <th>Title</th>
            <th>Needs to view</th>
          </tr>
        </thead>
        <tbody>
          {routes
            .flatMap((route) => [{ ...route, capability: null }, ...route.tabs])
            .map(({ path, title, section, capability }) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td>{title}</td>
                <td>
                  {sectionName(section)}
                  {capability !== null && `, and a server with capability ${capability}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        Calls:{' '}
        {calls.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={`#calls-${name}`}>{name}</a>
          </span>
        ))}
        . Code:{' '}
        {code.map((folder, index) => (
          <span key={folder}>
            {index > 0 && ', '}
            <code>{folder}</code>
          </span>
        ))}
        .
      </p>
    </>
  );
}

/** Every call with the permission that it needs, and the mocks that answer it in stories. */
export function CallTables() {
  const names = Object.keys(callGroups) as CallGroupName[];
  return names.map((name) => <CallTable key={name} name={name} />);
}

function CallTable({ name }: { name: CallGroupName }) {
  const { calls, mocks } = callGroups[name];
  const permissions: Readonly<Record<string, (typeof endpointPermissions)[keyof typeof endpointPermissions]>> =
    endpointPermissions;
  return (
    <>
      <h3 id={`calls-${name}`}>{name}</h3>
      <p>
        Mocks: <code>packages/api-client/src/mocks/endpoints/{mocks}</code>
      </p>
      <table>
        <thead>
          <tr>
            <th>Call</th>
            <th>What it does</th>
            <th>Needs</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(calls).map(([call, { method, path, summary }]) => (
            <tr key={call}>
              <td>
                <code>
                  {method} {path}
                </code>
              </td>
              <td>{summary}</td>
              <td>{permissionText(permissions[call] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function permissionText(need: (typeof endpointPermissions)[keyof typeof endpointPermissions]): string {
  if (need === null) return 'No permission';
  return [
    `${need.needsEdit ? 'Edit' : 'View'} ${sectionName(need.section)}`,
    ...(need.alsoEdits === undefined ? [] : [`edit ${sectionName(need.alsoEdits)}`]),
    ...(need.ownersOnly ? ['owner'] : []),
    ...(need.closesOrders ? ['may close orders'] : []),
  ].join(', ');
}

/** What the menu Network makes of every call. */
export function FaultTable() {
  return (
    <ul>
      {Object.entries(situations.network.choices).map(([value, { title }]) => (
        <li key={value}>
          {title}: <code>globals=network:{value}</code>
        </li>
      ))}
    </ul>
  );
}

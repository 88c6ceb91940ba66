import { type AppScreen, appRoutes } from '@hub/domain/navigation';
import { sectionName } from '@hub/domain/permissions';
import { Fragment } from 'react';
import { type EndpointName, endpoints, isPublicCall } from '../../packages/api-client/src/endpoints.ts';
import type { Requirement } from '../../packages/api-client/src/http/Requirement.ts';
import { situations } from '../../apps/web/src/testing/situations.ts';
import { screenStory } from '../links/screenStory.ts';
import { callGroupTitle, callPageId } from './callNames.ts';
import { type CallGroupName, callGroups, screenFacts } from './screenFacts.ts';

/** Every screen with its routes, permissions, calls and code. */
export function ScreenTables() {
  const screens = Object.keys(screenFacts) as AppScreen[];
  return screens.map((screen) => <ScreenTable key={screen} screen={screen} />);
}

interface ScreenTableProps {
  screen: AppScreen;
  /** Selects the routes and tabs to list; all by default. */
  isOfRoute?: ((route: { path: string }) => boolean) | undefined;
  /** Id of the page that lists the calls; empty on that page itself. */
  callsPage?: string | undefined;
}

/** A screen with its routes, permissions, calls and code. */
export function ScreenTable({ screen, isOfRoute = () => true, callsPage = '' }: ScreenTableProps) {
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
            .flatMap((route) => [{ ...route, needs: null, hiddenWithout: null }, ...route.tabs])
            .filter(isOfRoute)
            .map(({ path, title, section, needs, hiddenWithout }) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td>{title}</td>
                <td>
                  {sectionName(section)}
                  {(needs ?? hiddenWithout) !== null && `, and a server with capability ${needs ?? hiddenWithout}`}
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
            <a href={callsPage === '' ? `#calls-${name}` : `?path=/docs/${callsPage}--docs#calls-${name}`}>{name}</a>
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

/** Every call with the permission that it needs and the file that answers it in stories. */
export function CallTables() {
  const names = Object.keys(callGroups) as CallGroupName[];
  return names.map((name) => <CallTable key={name} name={name} />);
}

function CallTable({ name }: { name: CallGroupName }) {
  const { calls, handlers, path } = callGroups[name];
  const story = screenStory(path);
  return (
    <>
      <h3 id={`calls-${name}`}>{callGroupTitle(name)}</h3>
      <p>
        Answered by <code>packages/api-client/src/{handlers}</code>.
        {story !== null && name !== 'admin' && (
          <>
            {' '}
            Their screen with a network that is <FaultLinks story={story} />.
          </>
        )}
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
          {Object.entries(calls).map(([call, { method, path: callPath, summary }]) => (
            <tr key={call}>
              <td>
                <code>
                  {method} {callPath}
                </code>
              </td>
              <td>
                <a href={`?path=/docs/${callPageId(call)}--docs`}>{summary}</a>
              </td>
              <td>{permissionText(call)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Links to a screen with each kind of failing network. */
export function FaultLinks({ story }: { story: string }) {
  return Object.keys(situations.network.choices)
    .filter((network) => network !== 'fast')
    .map((network, index) => (
      <Fragment key={network}>
        {index > 0 && ', '}
        <a href={`?path=/story/${story}&globals=network:${network}`}>{network}</a>
      </Fragment>
    ));
}

/** Which people may make a call, by the call's name. */
export function permissionText(call: string): string {
  if (!isMerchantCall(call)) return 'The admin token';
  if (isPublicCall(call)) return 'None: anyone may make it';
  const need: Requirement | null = endpoints[call].permission;
  if (need === null) return 'No permission';
  return [
    `${need.needsEdit ? 'Edit' : 'View'} ${sectionName(need.section)}`,
    ...(need.alsoEdits === undefined ? [] : [`edit ${sectionName(need.alsoEdits)}`]),
    ...(need.ownersOnly ? ['owner'] : []),
    ...(need.closesOrders ? ['may close orders'] : []),
  ].join(', ');
}

function isMerchantCall(name: string): name is EndpointName {
  return name in endpoints;
}

/** What each choice of the menu "Network" does to calls. */
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

import { Source } from '@storybook/addon-docs/blocks';
import { wordsText } from '@hub/domain/messages';
import { type Access, accessOf } from '@hub/domain/permissions';
import type { ReactNode } from 'react';
import callExamples from '../../packages/api-client/callExamples.json';
import { permissionRefusal } from '../../packages/api-client/src/permissionRefusal.ts';
import { endpoints, type EndpointName, isPublicCall } from '../../packages/api-client/src/endpoints.ts';
import { SessionExpiredError } from '../../packages/api-client/src/http/errors.ts';
import type { Endpoint } from '../../packages/api-client/src/http/Endpoint.ts';
import { schemaFields } from '../../packages/api-client/src/http/schemaFields.ts';
import type { CallExample } from '../../packages/api-client/src/mocks/recordCalls.ts';
import { describeError } from '../../apps/web/src/queries/describeError.ts';
import { callers } from '../../apps/web/src/testing/faults/callers.ts';
import { callersByFile } from '../../apps/web/src/testing/faults/callersByFile.ts';
import { faultNames, faults } from '../../apps/web/src/testing/faults/faults.ts';
import { screenStory } from '../links/screenStory.ts';
import { FaultLinks, permissionText } from './HandoverTables.tsx';
import { type CallGroupName, callGroups } from './screenFacts.ts';

/** The app's files that make each call. `callingFiles` finds them when Storybook starts. */
declare const CALLING_FILES: Readonly<Record<string, readonly string[]>>;

const examples: Readonly<Record<string, CallExample>> = callExamples;
const noAccess: Access = accessOf({ role: '3', permission: '[]' });

/** Page of a call: purpose, permission, wire format, and what the app does if it fails. */
export function CallPage({ name }: { name: string }) {
  const group = (Object.keys(callGroups) as CallGroupName[]).find((one) => name in callGroups[one].calls);
  const call = group && callGroups[group].calls[name];
  if (!group || !call) return <h1>{name}</h1>;
  const { table, handlers, capability } = callGroups[group];
  const example = examples[name];
  return (
    <>
      <h1>
        {call.method} {call.path}
      </h1>
      <p>{call.summary}</p>
      <Facts
        rows={[
          ['Name', <code key="name">{name}</code>],
          ['Needs', permissionText(name)],
          ['On servers', capability === null ? 'All' : <CapabilityText key="capability" name={capability} />],
          [
            'More of its kind',
            <a key="more" href={`?path=/docs/contributing-screens-and-calls--docs#calls-${group}`}>
              {group}
            </a>,
          ],
        ]}
      />
      <h2 id="request">Request</h2>
      <Fields parts={{ path: call.params, query: call.query, body: call.request }} />
      {call.requestTypes && <p>The body is a file: {call.requestTypes.join(' or ')}.</p>}
      {example && <Source code={requestText(call, example)} language="json" />}
      <h2 id="reply">Reply</h2>
      {call.replyType && <p>Its content type is {call.replyType}.</p>}
      <Fields parts={{ reply: call.reply }} />
      {example && <Source code={asText(example.reply)} language="json" />}
      <p>Both examples were sent by the tests of the contract; long lists and texts are cut short.</p>
      <h2 id="errors">Errors</h2>
      <Errors name={name} refusals={example?.refusals ?? []} />
      <h2 id="mocks-and-faults">Mocks and faults</h2>
      <p>
        In stories <code>packages/api-client/src/{handlers}</code> answers it.
      </p>
      <Screens name={name} group={group} />
      <h2 id="code">Code</h2>
      <Files table={`packages/api-client/src/${table}`} files={CALLING_FILES[name] ?? []} />
    </>
  );
}

function CapabilityText({ name }: { name: string }) {
  return (
    <>
      with capability <code>{name}</code>; others do not offer what needs it
    </>
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <table>
      <tbody>
        {rows.map(([term, fact]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fields({ parts }: { parts: Readonly<Record<string, Endpoint['reply'] | undefined>> }) {
  const rows = Object.entries(parts).flatMap(([part, schema]) =>
    schema === undefined ? [] : schemaFields(schema).map((field) => ({ part, ...field })),
  );
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>In</th>
          <th>Type</th>
          <th>Required</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, name, type, isRequired }) => (
          <tr key={`${part} ${name}`}>
            <td>
              <code>{name}</code>
            </td>
            <td>{part}</td>
            <td>{type}</td>
            <td>{isRequired ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function requestText({ method }: Endpoint, { address, request }: CallExample): string {
  const line = `${method} ${address}`;
  return request === null ? line : `${line}\n\n${asText(request)}`;
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

function Errors({ name, refusals }: { name: string; refusals: CallExample['refusals'] }) {
  const call = { endpoint: name, requestId: null };
  const noPermission = wordsText(isMerchantCall(name) ? permissionRefusal(name, noAccess) : null);
  const answers = [
    ...(noPermission === null ? [] : [{ status: 403, message: noPermission }]),
    ...refusals.filter(({ message }) => message !== noPermission),
  ];
  return (
    <>
      {answers.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Status</th>
              <th>Words of the server, which the app shows</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ status, message }) => (
              <tr key={message}>
                <td>{status === 200 ? '200, refused' : status}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>Where the server says nothing that could be shown, the app says:</p>
      <table>
        <thead>
          <tr>
            <th>What happens</th>
            <th>What the app says</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>401</td>
            <td>{describeError(new SessionExpiredError(call)).message}</td>
          </tr>
          {faultNames.map((fault) => {
            const { error } = faults[fault];
            if (error === null || error.serverMessage !== null) return null;
            return (
              <tr key={fault}>
                <td>{fault}</td>
                <td>{describeError(error).message}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function isMerchantCall(name: string): name is EndpointName {
  return name in endpoints && !isPublicCall(name as EndpointName);
}

/** The files that make the call, and a screen with it on a failing network. */
function Screens({ name, group }: { name: string; group: CallGroupName }) {
  const matrixCallers = Object.entries(callers).find(([call]) => call === name)?.[1] ?? [];
  const situations = matrixCallers.map((caller) => ({ title: caller.name, path: caller.path }));
  const shown =
    situations.length > 0 ? situations : [{ title: 'The screen of these calls', path: callGroups[group].path }];
  const stories = new Map(
    shown.flatMap(({ title, path }) => {
      const story = screenStory(path);
      return story === null ? [] : [[story, title] as const];
    }),
  );
  return (
    <>
      <ul>
        {[...stories].map(([story, title]) => (
          <li key={story}>
            {capitalized(title)}: <a href={`?path=/story/${story}`}>{storyTitle(story)}</a>
            {group !== 'admin' && (
              <>
                {' '}
                (network <FaultLinks story={story} />)
              </>
            )}
          </li>
        ))}
      </ul>
      {matrixCallers.length > 0 && (
        <p>Each of these faults is played against it in jsdom and in a browser: {faultNames.join(', ')}.</p>
      )}
    </>
  );
}

function Files({ table, files }: { table: string; files: readonly string[] }) {
  return (
    <ul>
      <li>
        Its row: <code>{table}</code>
      </li>
      {files.map((file) => {
        const note = callersByFile[file];
        return (
          <li key={file}>
            Made by <code>apps/web/src/{file}</code>
            {typeof note === 'string' && `. ${note}`}
          </li>
        );
      })}
      {files.length === 0 && <li>No screen makes it yet.</li>}
    </ul>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Turns `screens-orders-hold-orders--view-only` into words. */
function storyTitle(storyId: string): string {
  const [title = '', story = ''] = storyId.split('--');
  return `${inWords(title)} › ${inWords(story)}`;
}

function inWords(part: string): string {
  const words = part.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

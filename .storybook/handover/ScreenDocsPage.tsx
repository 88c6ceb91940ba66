import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { adminRoutes, appRoutes, publicRoutes } from '@hub/domain/navigation';
import { Fragment, useContext } from 'react';
import { screenStory } from '../links/screenStory.ts';
import { ScreenCanvas } from '../ScreenCanvas.tsx';
import { ScreenTable } from './HandoverTables.tsx';
import { ScreenTexts } from './ScreenTexts.tsx';
import { screenFacts } from './screenFacts.ts';

/** Page of a screen: the screen, its situations, and the code behind it. Each story has a frame with its own mocks. */
export function ScreenDocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return <Title />;
  const [titleId = ''] = first.id.split('--');
  return (
    <>
      <Title />
      <Description of="meta" />
      <ScreenCanvas of={first.moduleExport} />
      <h2 id="situations">Situations</h2>
      <ul>
        {stories
          .filter(({ tags }) => !tags.includes('test-fn'))
          .map(({ id, name, parameters }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`}>{name}</a>: <Sentence text={descriptionOf(parameters)} />
            </li>
          ))}
      </ul>
      <BehindIt titleId={titleId} />
    </>
  );
}

/** Joins the lines of a Markdown list into one line of sentences. */
function Sentence({ text }: { text: string }) {
  const parts = text.split(/\n+(?:- )?|^- /).filter((part) => part !== '');
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      {part[0]?.toUpperCase() + part.slice(1)}
      {!/[.!?]"?$/.test(part) && '.'}
    </Fragment>
  ));
}

function descriptionOf(parameters: Readonly<Record<string, unknown>>): string {
  const { description } = (parameters['docs'] ?? {}) as { description?: { story?: string } };
  return description?.story ?? '';
}

/** Routes, permissions, calls, texts and code of the screens in these stories. */
function BehindIt({ titleId }: { titleId: string }) {
  const isHere = ({ path }: { path: string }) => screenStory(path)?.startsWith(`${titleId}--`) === true;
  const routes = appRoutes.filter((route) => isHere(route) || route.tabs.some(isHere));
  const screens = [...new Set(routes.map(({ screen }) => screen))];
  const outside = [...publicRoutes, ...adminRoutes].filter(isHere);
  return (
    <>
      {screens.length + outside.length > 0 && <h2 id="behind-it">Behind it</h2>}
      {outside.length > 0 && (
        <p>
          Routes:{' '}
          {outside.map(({ path, title }, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <code>{path}</code> ({title})
            </Fragment>
          ))}
          .
        </p>
      )}
      {screens.map((screen) => (
        <Fragment key={screen}>
          <ScreenTable screen={screen} isOfRoute={isHere} callsPage="contributing-screens-and-calls" />
          <ScreenTexts code={screenFacts[screen].code} />
        </Fragment>
      ))}
    </>
  );
}

import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { componentDocs } from './controls/componentDocs.ts';
import type { PropDocs } from './docgen/ComponentDocs.ts';

/** Docs page of a component: description, Playground with controls, callbacks, stories. */
export function ComponentDocsPage() {
  const [story] = useContext(DocsContext).componentStories();
  const docs = componentDocs(story?.component);
  const callbacks = docs?.props.filter(isCallback) ?? [];
  const hasControls = docs === null || docs.props.length > callbacks.length;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {hasControls ? <Controls /> : <p>This component has {callbacks.length > 0 ? 'callbacks only' : 'no props'}.</p>}
      <Callbacks props={callbacks} />
      <Stories includePrimary={false} />
    </>
  );
}

function isCallback({ control }: PropDocs): boolean {
  return control.kind === 'callback' || control.kind === 'reference';
}

/** Props that the app passes. The Actions panel lists their calls. */
function Callbacks({ props }: { props: readonly PropDocs[] }) {
  if (props.length === 0) return null;
  return (
    <>
      <h2>Callbacks</h2>
      <ul>
        {props.map(({ name, type, description, isOptional }) => (
          <li key={name}>
            <code>
              {name}
              {isOptional ? '?' : ''}: {type}
            </code>{' '}
            {description}
          </li>
        ))}
      </ul>
    </>
  );
}

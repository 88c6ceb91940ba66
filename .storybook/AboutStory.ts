import { createElement, Fragment } from 'react';
import { useParameter } from 'storybook/manager-api';

interface DocsParameter {
  description?: { story?: string };
}

/** The "About" panel: when a merchant sees the state, and what its tests show. */
export function AboutStory() {
  const text = useParameter<DocsParameter>('docs')?.description?.story ?? '';
  const [when = '', list = ''] = text.startsWith('- ') ? ['', text] : text.split('\n\n');
  const seen = list.split('\n').filter((line) => line.startsWith('- '));
  return createElement(
    'div',
    { style: { padding: 16, maxWidth: '44rem', fontSize: 14, lineHeight: 1.5 } },
    // Storybook compiles the manager without the automatic JSX runtime.
    createElement(
      Fragment,
      {},
      when && createElement('p', { style: { margin: 0 } }, when),
      seen.length > 0 &&
        createElement(
          'ul',
          { style: { margin: '8px 0 0', paddingInlineStart: 20 } },
          seen.map((line) => createElement('li', { key: line }, line.slice(2))),
        ),
    ),
  );
}

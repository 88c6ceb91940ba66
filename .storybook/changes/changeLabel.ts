import { createElement, type ReactNode } from 'react';
import type { StoryChange } from './Changes.ts';

/** Something in the sidebar, as far as its label needs it. */
interface SidebarItem {
  name: string;
  type: string;
  tags: readonly string[];
}

/** A story is in one of these, or unchanged; what is removed is in no sidebar. */
const words: Partial<Record<StoryChange, string>> = { new: 'New', changed: 'Changed' };

/** The name of a story, and whether it is new or looks different. */
export function changeLabel({ name, type, tags }: SidebarItem): ReactNode {
  const word = type === 'story' && Object.entries(words).find(([tag]) => tags.includes(tag))?.[1];
  if (!word) return name;
  // Storybook compiles the manager without the JSX of today.
  return createElement(
    'span',
    { style: { display: 'flex', gap: 8, justifyContent: 'space-between', width: '100%' } },
    name,
    createElement(
      'small',
      { style: { color: '#5c4400', background: '#ffe8b0', borderRadius: 8, padding: '0 6px' } },
      word,
    ),
  );
}

import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Kinds of components, as the sidebar's headings, by name endings. Components in the folder `layout` are layout; all others are data. */
const nameEndings: Readonly<Record<string, RegExp>> = {
  Actions: /(Actions|Buttons?|CauseCure|Link|Menu|Select|Toggle)$/,
  Badges: /Badge$/,
  Dialogs: /(Dialog|ModalBody|Popup|Prompt|Sheet)$/,
  Feedback:
    /(AttentionStrip|Note|Banners?|Boundary|Notices?|Outcome|OutsidePeriod|Progress|ProgressBar|SkeletonList|Stack)$/,
  Forms:
    /(Control|DateRange|EditableGrid|Form|PeriodBar|FilterBar|SelectAllBar|ViewBar|States|Search|Suggestion|Switch)$/,
  'Screen layouts': /(Apps|Article|Directory|Index|Page|Screen)$/,
};

/** Kind of a component, by its file below `packages/ui/src`: `orders/export/ExportDialog.stories.tsx` is a dialog. */
export function componentKind(file: string): string {
  if (file.startsWith('layout/')) return 'Layout';
  const name = basename(file, '.stories.tsx');
  return Object.entries(nameEndings).find(([, ending]) => ending.test(name))?.[0] ?? 'Data';
}

/**
 * Storybook's `stories` for `packages/ui`. Titles come from a component's kind and name, such as `Components/Dialogs/ExportDialog`.
 * Storybook would keep the path below an entry's folder in the title, so there is one entry per folder and kind. Entries list their files,
 * so a new file needs a restart.
 */
export function componentStories(root: string) {
  const files = globSync('**/*.stories.tsx', { cwd: `${root}/packages/ui/src` }).toSorted();
  const entries = Map.groupBy(files, (file) => `${dirname(file)}:${componentKind(file)}`);
  return [...entries.values()].map((group) => {
    const [first = ''] = group;
    return {
      directory: `../packages/ui/src/${dirname(first)}`,
      files:
        group.length === 1
          ? basename(first)
          : `@(${group.map((file) => basename(file, '.stories.tsx')).join('|')}).stories.tsx`,
      titlePrefix: `Components/${componentKind(first)}`,
    };
  });
}

import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * The kinds of components, as the sidebar heads them, by the ends of their names. What has none of these is data; all
 * of the folder `layout` is layout.
 */
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

/** The kind of a component, by its file from `packages/ui/src`: `orders/export/ExportDialog.stories.tsx` is a dialog. */
export function componentKind(file: string): string {
  if (file.startsWith('layout/')) return 'Layout';
  const name = basename(file, '.stories.tsx');
  return Object.entries(nameEndings).find(([, ending]) => ending.test(name))?.[0] ?? 'Data';
}

/**
 * The `stories` of Storybook for `packages/ui`: a component has no title of its own, its kind and its name give one,
 * `Components/Dialogs/ExportDialog`. Storybook would keep the path below an entry's folder in the title, so there is an
 * entry for each folder and kind. It names its files: a new one needs a new start.
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

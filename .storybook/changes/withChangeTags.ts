import type { StorybookConfig } from '@storybook/react-vite';
import type { Changes } from './Changes.ts';

type Indexers = Extract<StorybookConfig['experimental_indexers'], (...args: never[]) => unknown>;
type Indexer = NonNullable<Awaited<ReturnType<Indexers>>>[number];

/** Tags the stories that the newest comparison calls new or changed, so that the sidebar can mark and filter them. */
export function withChangeTags(changes: Changes | null): (indexer: Indexer) => Indexer {
  const stories = changes?.comparisons[0]?.stories ?? [];
  const changeOf = new Map(stories.map(({ id, change }) => [id, change]));
  return (indexer) => ({
    ...indexer,
    async createIndex(path, options) {
      const entries = await indexer.createIndex(path, options);
      return entries.map((entry) => {
        // The name is Storybook's.
        const { __id: id } = entry;
        const change = changeOf.get(id ?? '');
        return change ? { ...entry, tags: [...(entry.tags ?? []), change] } : entry;
      });
    },
  });
}

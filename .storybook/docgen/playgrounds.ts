import type { Indexer } from 'storybook/internal/types';

/** The story of a component that is there to be played with: its first story, without steps. */
export const playgroundName = 'Playground';

/** Lists a Playground before the stories of each component; `componentDocsPlugin` writes it. */
export function withPlaygrounds(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(path, options) {
      const entries = await indexer.createIndex(path, options);
      const first = entries.find((entry) => entry.type === 'story');
      if (!first || !/\/packages\/ui\/src\/.*\.stories\.tsx$/.test(path)) return entries;
      const { __id: _, ...story } = first;
      return [
        { ...story, exportName: playgroundName, name: playgroundName, tags: [...(story.tags ?? []), '!test'] },
        ...entries,
      ];
    },
  };
}

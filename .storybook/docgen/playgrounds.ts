import type { Indexer } from 'storybook/internal/types';

/** Name of each component's story for trying controls: its first story without the play function. */
export const playgroundName = 'Playground';

/** Lists a Playground before each component's stories; `componentDocsPlugin` writes its code. */
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

import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/noteActions.ts';
import { plural } from '../../../../src/languages/plural.ts';

export const texts = {
  noteActionWords: {
    addTags: {
      label: 'Tags hinzufügen',
      phrase: (tags) => `mit ${tags} taggen`,
      done: (tags) => `mit ${tags} getaggt`,
    },
    removeTags: {
      label: 'Tags entfernen',
      phrase: (tags, count) => `${plural(count, { one: 'das Tag', other: 'die Tags' })} ${tags} entfernen`,
      done: (tags, count) => `${count === 1 ? 'Tag' : 'Tags'} ${tags} entfernt`,
    },
    note: {
      label: 'Notiz für das Lager hinzufügen',
      note: 'Notiz',
      phrase: (text) => `${text} für das Lager notieren`,
      done: (text) => `${text} für das Lager notiert`,
    },
    tags: 'Tags',
    problems: { note: 'Gib eine Notiz ein.' },
  },
} satisfies CatalogueOf<typeof english>;

import { inLanguage } from '../../languages/inLanguage.ts';
import { normalised } from '../../shared/texts/normalised.ts';
import { defineAction } from './ActionDefinition.ts';
import { orMissing, phraseWords, quotedList } from './phraseParts.ts';

export const noteActionWords = inLanguage('noteActionWords', {
  addTags: {
    label: 'Add tags',
    phrase: (tags: string) => `tag it ${tags}`,
    done: (tags: string) => `tagged ${tags}`,
  },
  removeTags: {
    label: 'Remove tags',
    phrase: (tags: string, count: number) => `remove the ${count === 1 ? 'tag' : 'tags'} ${tags}`,
    done: (tags: string, count: number) => `freed of the ${count === 1 ? 'tag' : 'tags'} ${tags}`,
  },
  note: {
    label: 'Add a note for the warehouse',
    note: 'Note',
    phrase: (text: string) => `note ${text} for the warehouse`,
    done: (text: string) => `given the note ${text} for the warehouse`,
  },
  tags: 'Tags',
  problems: { note: 'Enter a note.' },
});

const words = noteActionWords;

const tags = { name: 'tags', label: words.tags, type: 'texts' } as const;

/** Actions that write on the order: tags and notes for the warehouse. */
export const noteActions = {
  addTags: defineAction({
    label: words.addTags.label,
    kind: 'both',
    target: null,
    parameters: [tags],
    phrase: ({ tags }) => words.addTags.phrase(quotedList(tags)),
    done: ({ tags }) => words.addTags.done(quotedList(tags)),
    apply: ({ tags }, effects) => ({ tags: withTags(effects.tags, tags) }),
  }),
  removeTags: defineAction({
    label: words.removeTags.label,
    kind: 'both',
    target: null,
    parameters: [tags],
    phrase: ({ tags }) => words.removeTags.phrase(quotedList(tags), tags.length),
    done: ({ tags }) => words.removeTags.done(quotedList(tags), tags.length),
    apply: ({ tags }, effects) => ({ tags: withoutTags(effects.tags, tags) }),
  }),
  note: defineAction({
    label: words.note.label,
    kind: 'both',
    target: null,
    instruction: 'note',
    parameters: [{ name: 'text', label: words.note.note, type: 'text', missing: 'workflows.note' }],
    phrase: ({ text }) => words.note.phrase(phraseWords.quoted(orMissing(text))),
    done: ({ text }) => words.note.done(phraseWords.quoted(text)),
    apply: ({ text }, { notes }) => ({ notes: [...notes, text] }),
  }),
};

function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(tags.map(normalised));
  const fresh = added.filter((tag) => !known.has(normalised(tag)));
  return fresh.length === 0 ? tags : [...tags, ...fresh];
}

function withoutTags(tags: readonly string[], removed: readonly string[]): readonly string[] {
  const gone = new Set(removed.map(normalised));
  const kept = tags.filter((tag) => !gone.has(normalised(tag)));
  return kept.length === tags.length ? tags : kept;
}

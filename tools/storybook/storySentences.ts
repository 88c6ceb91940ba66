import { type ESTree, parseSync, Visitor } from 'vite';

/** The text next to a story. */
interface StorySentence {
  /** Export name. */
  name: string;
  /** When a merchant sees it: the comment above the story, or the default for its name; `null` without either. */
  when: string | null;
  /** What it shows: the titles of its tests. Empty without literal titles. */
  seen: readonly string[];
}

/** Patterns of state names, and when a merchant sees these states. */
const states: readonly (readonly [RegExp, string])[] = [
  [/^Default$/, 'The usual case.'],
  [/LongNamesOnAPhone$/, 'Long and unusual texts, in a window of 490 px.'],
  [/LongNames$/, 'Long, foreign and unusual texts, in a window of 320 px.'],
  [/OnASmallPhone$/, 'In a window of 320 px.'],
  [/OnAPhone$/, 'In a window of 490 px.'],
  [/SessionExpired$/, 'The session has expired: the server answers 401.'],
  [/ViewOnly$/, 'For staff with view-only permission.'],
  [/NoneReadable$/, 'The reply arrived, but none of its entries can be read.'],
  [/Empty$/, 'The reply arrived and is empty.'],
  [/Error$/, 'A call failed.'],
  [/Loading$/, 'The reply has not arrived yet.'],
  [/StillWaiting$/, 'The reply has not arrived after ten seconds.'],
  [/(Saving|Sending|Running|Busy)$/, 'The action is in progress.'],
  [/(Saved|Done)$/, 'The action is complete.'],
  [/Cancell?ed$/, 'The person canceled it.'],
  [/(Unknown|NotKnown)$/, 'The outcome is unknown: no reply arrived.'],
  [/Refused$/, 'The server refused the request.'],
  [/Searching$/, 'A search is in progress.'],
];

/** The text of every story in a file. */
export function storySentences(source: string, path: string): readonly StorySentence[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const tests = new Map<string, string[]>();
  const stories: { name: string; comment: string | null }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!isMethod(callee, 'test') || callee.object.type !== 'Identifier') return;
      if (title?.type !== 'Literal' || typeof title.value !== 'string') return;
      tests.set(callee.object.name, [...(tests.get(callee.object.name) ?? []), title.value]);
    },
    ExportNamedDeclaration({ declaration, start }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      const comment = comments.find(({ end }) => source.slice(end, start).trim() === '' && end <= start);
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
        if (!isMethod(init.callee, 'story') && !isMethod(init.callee, 'extend')) continue;
        stories.push({ name: id.name, comment: comment?.value.startsWith('*') ? textOf(comment.value) : null });
      }
    },
  }).visit(program);
  return stories.map(({ name, comment }) => ({
    name,
    when: comment ?? states.find(([ending]) => ending.test(name))?.[1] ?? null,
    seen: tests.get(name) ?? [],
  }));
}

/** Markdown: when a merchant sees the state, then one line per test title. */
export function sentenceText({ when, seen }: StorySentence): string {
  return [...(when === null ? [] : [when]), seen.map((sentence) => `- ${sentence}`).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .trim()
    .replaceAll('\n', ' ');
}

function isMethod(callee: ESTree.Expression, name: string): callee is ESTree.StaticMemberExpression {
  return callee.type === 'MemberExpression' && !callee.computed && callee.property.name === name;
}

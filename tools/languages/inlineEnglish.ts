import { parseSync, Visitor } from 'vite';

/** Words written where they are shown, outside the translated texts. */
export interface InlineWords {
  line: number;
  words: string;
}

/** Props and fields whose values a person reads or hears. */
const textNames = new RegExp(
  `^(?:${[
    'label|title|placeholder|caption|note|content|heading|helpText|about|subject|body|prefix|suffix|hint|alt',
    'aria-label|data-label|\\w*Label|\\w*Title|\\w*[rR]eason',
  ].join('|')})$`,
);

/** The parts of a syntax node that this file reads. */
type Node = { type: string; start: number } & Record<string, unknown>;

/**
 * Words written in a component's elements or in a prop that is shown. Skips calls such as `texts.held(count)`, whose words are in a text
 * module.
 */
export function inlineWords(path: string, source: string, isAllowed: (words: string) => boolean): InlineWords[] {
  const found: InlineWords[] = [];
  const note = ({ start }: Node, text: unknown) => {
    const words = String(text).trim().replace(/\s+/g, ' ');
    if (!/\p{L}{2}/u.test(words) || isAllowed(words)) return;
    found.push({ line: source.slice(0, start).split('\n').length, words });
  };
  const noteIn = (node: Node | null | undefined): void => {
    if (!node) return;
    const parts = (...names: string[]) => names.forEach((name) => noteIn(node[name] as Node | null));
    if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    else if (node.type === 'TemplateLiteral')
      note(node, (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'));
    else if (node.type === 'ConditionalExpression') parts('consequent', 'alternate');
    else if (node.type === 'LogicalExpression') parts('left', 'right');
    else if (node.type === 'BinaryExpression' && node.operator === '+') parts('left', 'right');
    else if (node.type === 'AssignmentPattern') parts('right');
    else if (node.type === 'ParenthesizedExpression' || node.type === 'JSXExpressionContainer') parts('expression');
  };
  const { program } = parseSync(path, source);
  new Visitor({
    JSXText: ({ type, start, value }) => note({ type, start: start + value.search(/\S|$/) }, value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') noteIn(child as unknown as Node);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') noteIn(child as unknown as Node);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && textNames.test(name.name)) noteIn(value as unknown as Node);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && textNames.test(key.name)) noteIn(value as unknown as Node);
    },
  }).visit(program);
  return found;
}

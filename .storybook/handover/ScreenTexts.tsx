const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../../packages/domain/src/*/*Texts.ts', '../../packages/domain/src/*/*/*Texts.ts'],
  { eager: true },
);

const [product = ''] = Object.values(
  import.meta.glob<string>('../../docs/product.md', { query: '?raw', import: 'default', eager: true }),
);

/** Texts of a screen, from the domain files of its features. `code` lists its folders. */
export function ScreenTexts({ code }: { code: readonly string[] }) {
  const features = new Set(code.map((folder) => folder.split('/').at(-1)));
  const found = Object.entries(files)
    .map(([path, texts]) => ({ path: path.replace('../../', ''), texts: sentencesIn(texts) }))
    .filter(({ texts }) => texts.length > 0)
    .filter(({ path }) => features.has(path.split('/')[3]));
  if (found.length === 0) return null;
  return (
    <>
      <h3 id="texts">Texts</h3>
      {found.map(({ path, texts }) => (
        <details key={path}>
          <summary>
            <code>{path}</code>
          </summary>
          <ul>
            {texts.map(([name, text]) => (
              <li key={name}>
                <code>{name}</code>: “{text}”, {isQuoted(text) ? 'quoted from the product description' : 'ours'}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function isQuoted(text: string): boolean {
  return product.includes(`"${text}"`);
}

/** Texts by name, without those that are functions of an order or a number. */
function sentencesIn(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return value === '' ? [] : [[name, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, name === '' ? key : `${name}.${key}`));
}

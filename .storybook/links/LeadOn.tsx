import { useOf } from '@storybook/addon-docs/blocks';

/** The parts of `docs/product.md`, by the number that tests and pages name them with. */
const productSections = {
  1: 'Purpose',
  2: 'Screens and routes',
  3: 'Entities and fields',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
} as const;

type Stories = Parameters<typeof useOf>[0];

interface LeadOnProps {
  /** Files of stories, as the page imports them. */
  of: readonly Stories[];
  /** Other written pages: title and id, `Orders: lists` and `features-orders-lists`. */
  pages?: readonly (readonly [title: string, id: string])[];
  /** Parts of `docs/product.md` that the page is about. */
  sections?: readonly (keyof typeof productSections)[];
}

/** The end of a written page: its screens and components, related pages, and where the product description has it. */
export function LeadOn({ of, pages = [], sections = [] }: LeadOnProps) {
  return (
    <>
      <h2 id="where-to-go-on">Where to go on</h2>
      <ul>
        {of.map((stories, index) => (
          <li key={index}>
            <StoriesLink of={stories} />
          </li>
        ))}
        {pages.map(([title, id]) => (
          <li key={id}>
            <a href={`?path=/docs/${id}--docs`}>{title}</a>
          </li>
        ))}
      </ul>
      {sections.length > 0 && (
        <p>
          In the product description (<code>docs/product.md</code>):{' '}
          {sections.map((section) => `${productSections[section]} (§${section})`).join(', ')}.
        </p>
      )}
    </>
  );
}

/** A screen's first story, or the page of a component. */
function StoriesLink({ of }: { of: Stories }) {
  const { csfFile } = useOf(of, ['meta']);
  const { title, id } = csfFile.meta;
  const [first = ''] = Object.keys(csfFile.stories);
  const path = title.startsWith('Components/') ? `/docs/${id}--docs` : `/story/${first}`;
  return <a href={`?path=${path}`}>{title.replaceAll('/', ' › ')}</a>;
}

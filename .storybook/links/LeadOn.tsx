import { useOf } from '@storybook/addon-docs/blocks';

/** Sections of `docs/product.md`, by the number that tests and pages use. */
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
  /** Stories files, imported by the page. */
  of: readonly Stories[];
  /** Other written pages by title and id, such as `Orders: lists` and `features-orders-lists`. */
  pages?: readonly (readonly [title: string, id: string])[];
  /** Sections of `docs/product.md` about the page's topic. */
  sections?: readonly (keyof typeof productSections)[];
}

/** End of a written page: links to its screens and components, related pages, and sections of the product description. */
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

/** Link to a screen's first story or a component's page. */
function StoriesLink({ of }: { of: Stories }) {
  const { csfFile } = useOf(of, ['meta']);
  const { title, id } = csfFile.meta;
  const [first = ''] = Object.keys(csfFile.stories);
  const path = title.startsWith('Components/') ? `/docs/${id}--docs` : `/story/${first}`;
  return <a href={`?path=${path}`}>{title.replaceAll('/', ' › ')}</a>;
}

import { Banner, BlockStack, Link, Page } from '@shopify/polaris';

export interface NoAccessNoticeProps {
  /** Title of the forbidden screen. */
  title: string;
  /** Screens that the person may view, in the navigation's order. */
  links: readonly { title: string; path: string }[];
  /** Whom to ask for what; null: nobody is known by name. */
  askText?: string | null;
}

/** Replaces a screen without view permission where a redirect would loop (contract, "Roles and permissions"). */
export function NoAccessNotice({ title, links, askText = null }: NoAccessNoticeProps) {
  return (
    <Page title={title}>
      <Banner tone="warning" title={`You have no permission to view “${title}”`}>
        <BlockStack gap="200">
          <p>
            {askText ?? 'The store owner can give it to you in the store’s own admin.'}
            {links.length > 0 ? ' You can open:' : ''}
          </p>
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <Link url={link.path} monochrome>
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </BlockStack>
      </Banner>
    </Page>
  );
}

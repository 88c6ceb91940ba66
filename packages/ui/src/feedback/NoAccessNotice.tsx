import { Banner, BlockStack, Link, Page } from '@shopify/polaris';

export interface NoAccessNoticeProps {
  /** Title of the screen that may not be seen. */
  title: string;
  /** What the person may open instead, in the order of the navigation. */
  links: readonly { title: string; path: string }[];
}

/**
 * Instead of a screen without view permission where a redirect would go round in circles (contract, "Roles and
 * permissions").
 */
export function NoAccessNotice({ title, links }: NoAccessNoticeProps) {
  return (
    <Page title={title}>
      <Banner tone="warning" title={`You have no permission to view “${title}”`}>
        <BlockStack gap="200">
          <p>The store owner can give it to you in the store’s own admin.{links.length > 0 ? ' You can open:' : ''}</p>
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

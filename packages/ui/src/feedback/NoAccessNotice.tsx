import { frameTexts } from '@hub/domain/navigation';
import { Banner, BlockStack, Link, Page } from '@shopify/polaris';

export interface NoAccessNoticeProps {
  /** Title of the forbidden screen. */
  title: string;
  /** Screens that the person may view, in the navigation's order. */
  links: readonly { title: string; path: string }[];
  /** Whom to ask and for what; null when no name is known. */
  askText?: string | null;
}

/** Replaces a screen without view permission where a redirect would loop (contract, "Roles and permissions"). */
export function NoAccessNotice({ title, links, askText = null }: NoAccessNoticeProps) {
  return (
    <Page title={title}>
      <Banner tone="warning" title={frameTexts.noView(title)}>
        <BlockStack gap="200">
          <p>
            {askText ?? frameTexts.ownerGrants}
            {links.length > 0 ? ` ${frameTexts.youCanOpen}` : ''}
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

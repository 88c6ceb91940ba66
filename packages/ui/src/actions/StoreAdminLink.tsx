import { feedbackTexts, type StoreAdminLink as StoreAdminLinkFacts } from '@hub/domain/shared';
import { Link } from '@shopify/polaris';

export interface StoreAdminLinkProps {
  /** Label and URL; null when the shop's admin is unknown. */
  link: StoreAdminLinkFacts | null;
}

/** A link to a page of the store's admin; opens a new tab. */
export function StoreAdminLink({ link }: StoreAdminLinkProps) {
  if (link === null) return null;
  return (
    <p>
      <Link url={link.url} target="_blank" accessibilityLabel={`${link.label} ${feedbackTexts.newTab}`}>
        {link.label}
      </Link>
    </p>
  );
}

import { SiteLink } from '../layout/SiteLink.tsx';

export interface MoreLinkProps {
  url: string;
  /** Visible text: "How it is done". */
  label: string;
  /** Subject for the accessible name. */
  about: string;
}

/** A link whose accessible name includes its subject. */
export function MoreLink({ url, label, about }: MoreLinkProps) {
  return (
    <SiteLink url={url} aria-label={`${label}: ${about}`}>
      {label}
    </SiteLink>
  );
}

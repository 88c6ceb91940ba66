import { SiteLink } from '../layout/SiteLink.tsx';

export interface MoreLinkProps {
  url: string;
  /** The same on every such link: "How it is done". */
  label: string;
  /** What it is about, for who hears the links without what stands around them. */
  about: string;
}

/** A link with few words that is told from its likes. */
export function MoreLink({ url, label, about }: MoreLinkProps) {
  return (
    <SiteLink url={url} aria-label={`${label}: ${about}`}>
      {label}
    </SiteLink>
  );
}

import { Link } from '@shopify/polaris';

export interface MoreInfoLinkProps {
  /** The learn page. */
  path: string;
  /** What the link reads. */
  label: string;
}

/** "More Info" beside a title: the learn page of this screen, in a new tab (§2). */
export function MoreInfoLink({ path, label }: MoreInfoLinkProps) {
  return (
    <Link url={path} target="_blank" accessibilityLabel={`${label} (opens in a new tab)`}>
      {label}
    </Link>
  );
}

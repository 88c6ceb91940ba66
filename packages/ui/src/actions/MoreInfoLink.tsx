import { feedbackTexts } from '@hub/domain/shared';
import { Link } from '@shopify/polaris';

export interface MoreInfoLinkProps {
  /** Path of the Learn page. */
  path: string;
  /** Text of the link. */
  label: string;
}

/** "More Info" beside a title; opens a Learn page in a new tab (§2). */
export function MoreInfoLink({ path, label }: MoreInfoLinkProps) {
  return (
    <Link url={path} target="_blank" accessibilityLabel={`${label} ${feedbackTexts.newTab}`}>
      {label}
    </Link>
  );
}

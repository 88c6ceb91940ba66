import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router-dom';
import { appAddress } from './appAddress.ts';
import { useSessionParams } from './TabSession.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  target?: '_blank' | '_self' | '_parent' | '_top';
  /** A path of the app without `shop` and `host`, or another URL. */
  url: string;
  /** Opens in a new tab. */
  external?: boolean | undefined;
}

/**
 * Every link of the app. Under /app it keeps `shop` and `host` and navigates without a reload; external links open a
 * new tab with `noopener`.
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { url, external = false, target, rel, children, ...rest },
  ref,
) {
  const session = useSessionParams();
  const isInternal = /^\/(?![/\\])/.test(url);
  const opensNewTab = external || target === '_blank' || !isInternal;
  if (opensNewTab) {
    return (
      <a
        ref={ref}
        {...rest}
        href={isInternal ? (session ? appAddress(url, session) : url) : safeHref(url)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    );
  }
  return (
    <Link ref={ref} {...rest} to={session ? appAddress(url, session) : url} target={target} rel={rel}>
      {children}
    </Link>
  );
});

/** Other schemes could run code or open another program. */
function safeHref(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}

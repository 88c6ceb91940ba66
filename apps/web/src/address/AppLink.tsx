import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router-dom';
import { appAddress } from './appAddress.ts';
import { useSessionParams } from './SessionParams.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  target?: '_blank' | '_self' | '_parent' | '_top';
  /** One of our paths, without `shop` and `host`; or an address elsewhere. */
  url: string;
  /** Opens in a tab of its own. */
  external?: boolean | undefined;
}

/**
 * Every link of the app. Under /app it carries `shop` and `host` and does not reload the page; anything that leads
 * out of the app opens beside it, without giving the new page a hold on this one.
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

/** Anything but a web address would be run or handed to another program. */
function safeHref(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}

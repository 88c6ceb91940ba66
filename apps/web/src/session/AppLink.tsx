import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Link } from 'react-router-dom';
import { appAddress } from './appAddress.ts';
import { useAddressSession } from './AddressSession.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** One of our paths, without `shop` and `host`; or an address elsewhere. */
  url: string;
  /** Opens in a tab of its own. */
  external?: boolean | undefined;
}

/**
 * Every link of the app. Under /app it carries `shop` and `host` and does not reload the page; anything that leads
 * out of the app opens beside it, without giving the new page a hold on this one.
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink({ url, external = false, target, rel, children, ...rest }, ref) {
  const session = useAddressSession();
  const isOwn = /^\/(?![/\\])/.test(url);
  const beside = external || target === '_blank' || !isOwn;
  if (beside) {
    return (
      <a ref={ref} {...rest} href={session && isOwn ? appAddress(url, session) : url} target="_blank" rel="noopener noreferrer">
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

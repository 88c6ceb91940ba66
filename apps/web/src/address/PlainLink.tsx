import { Link, type LinkProps } from 'react-router-dom';

/** A link outside /app: navigates without a reload and without session parameters. */
export function PlainLink({ url, ...rest }: { url: string } & Omit<LinkProps, 'to'>) {
  return <Link {...rest} to={url} />;
}

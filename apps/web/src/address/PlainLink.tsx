import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';

/** A link outside /app: navigates without a reload and without session parameters. */
export function PlainLink({ url, ...rest }: { url: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link {...rest} to={url} />;
}

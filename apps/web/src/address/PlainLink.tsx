import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';

/** A link of the pages outside /app: within the page, and with nothing of a session in the address. */
export function PlainLink({ url, ...rest }: { url: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link {...rest} to={url} />;
}

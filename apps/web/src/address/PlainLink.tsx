import type { ComponentProps } from 'react';
import { RouterLink } from './RouterLink.tsx';

/** A link outside /app: navigates without a reload and without session parameters. */
export function PlainLink({ url, ...rest }: { url: string } & Omit<ComponentProps<typeof RouterLink>, 'to'>) {
  return <RouterLink {...rest} to={url} />;
}

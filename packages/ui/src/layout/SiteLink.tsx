import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

export interface SiteLinkProps {
  url: string;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

const LinkContext = createContext<ComponentType<SiteLinkProps>>(PlainAnchor);

/** Renders every `SiteLink` below. */
export const SiteLinkProvider = LinkContext.Provider;

/** A link to another page of the site; a plain anchor by default. */
export function SiteLink(props: SiteLinkProps) {
  return createElement(useContext(LinkContext), props);
}

function PlainAnchor({ url, children, ...rest }: SiteLinkProps) {
  return (
    <a href={url} {...rest}>
      {children}
    </a>
  );
}

import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

/** What a link of the pages outside the app is given. */
export interface SiteLinkProps {
  url: string;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

const LinkContext = createContext<ComponentType<SiteLinkProps>>(PlainAnchor);

/** Draws every `SiteLink` below; web gives one that navigates within the page. */
export const SiteLinkProvider = LinkContext.Provider;

/** A link to another page of the site; a plain anchor where nobody provides something else. */
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

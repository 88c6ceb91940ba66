import { publicRoutes, type PublicRoute } from '@hub/domain/navigation';
import { siteTexts } from '@hub/domain/public';
import type { ComponentType, ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import type { SiteLinkProps } from '../layout/SiteLink.tsx';

export interface PublicPageProps {
  /** Path of the open route, as the route table has it. */
  current?: string | undefined;
  /** Draws the links, so that a router can follow them; plain links when absent. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** The page, from its one heading of the first level on. */
  children: ReactNode;
}

const mainScreens: readonly PublicRoute['screen'][] = ['features', 'pricing', 'learn', 'login'];
const legalScreens: readonly PublicRoute['screen'][] = ['privacy', 'termsOfUse', 'acceptable'];

/** The frame of the public site (§2). */
export function PublicPage({ current, linkComponent, children }: PublicPageProps) {
  return (
    <SiteFrame
      home="/"
      links={linksTo(mainScreens)}
      footerLinks={linksTo(legalScreens)}
      footerNote={siteTexts.footer}
      current={current}
      linkComponent={linkComponent}
    >
      {children}
    </SiteFrame>
  );
}

function linksTo(screens: readonly PublicRoute['screen'][]) {
  return screens.flatMap((screen) => publicRoutes.filter((route) => route.screen === screen));
}

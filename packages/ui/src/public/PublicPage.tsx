import { publicRoutes, type PublicRoute } from '@hub/domain/navigation';
import { siteTexts } from '@hub/domain/public';
import type { ComponentType, ReactNode } from 'react';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import type { SiteLinkProps } from '../layout/SiteLink.tsx';

export interface PublicPageProps {
  /** Path of the open route. */
  current?: string | undefined;
  /** Link component of the router; plain links by default. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** The page, with its first-level heading. */
  children: ReactNode;
}

const mainScreens: readonly PublicRoute['screen'][] = ['features', 'pricing', 'learn', 'login'];
const legalScreens: readonly PublicRoute['screen'][] = ['privacy', 'termsOfUse', 'acceptable'];

/** Frame of the public site (§2). */
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

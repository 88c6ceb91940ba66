import { publicRoutes, type PublicRoute } from '@hub/domain/navigation';
import type { ComponentType, ReactNode } from 'react';
import { SiteFrame, type SiteLinkProps } from '../shared/SiteFrame.tsx';

export interface PublicPageProps {
  title: string;
  /** Path of the open page. */
  current?: string | undefined;
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** Without it the page says that it is not written yet. */
  children?: ReactNode;
}

const mainScreens: readonly PublicRoute['screen'][] = ['features', 'pricing', 'learn', 'login'];
const legalScreens: readonly PublicRoute['screen'][] = ['privacy', 'termsOfUse', 'acceptable'];

/** The frame of the public site (§2) in its own plain look; a page without content says so in one honest sentence. */
export function PublicPage({ title, current, linkComponent, children }: PublicPageProps) {
  return (
    <SiteFrame home="/" links={linksTo(mainScreens)} footerLinks={linksTo(legalScreens)} current={current} linkComponent={linkComponent}>
      <h1>{title}</h1>
      {children ?? <p>This page is not written yet.</p>}
    </SiteFrame>
  );
}

function linksTo(screens: readonly PublicRoute['screen'][]) {
  return screens.flatMap((screen) => publicRoutes.filter((route) => route.screen === screen));
}

import { brandName } from '@hub/domain/shared';
import type { ComponentType, ReactNode } from 'react';
import './site.css';
import styles from './SiteFrame.module.css';

/** What a link of the public site is given. */
export interface SiteLinkProps {
  url: string;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

export interface SiteLink {
  title: string;
  path: string;
}

export interface SiteFrameProps {
  /** Where the brand leads. */
  home: string;
  links?: readonly SiteLink[];
  footerLinks?: readonly SiteLink[];
  /** Path of the open page; its link is marked. */
  current?: string | undefined;
  /** Draws every link; without it links are plain anchors. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  children: ReactNode;
}

/**
 * Header, one column of content and footer of a page outside the embedded app. Its own plain look: Polaris' licence does
 * not cover a site that stands alone. Import it by its file, so that such a page loads nothing of Polaris.
 */
export function SiteFrame({ home, links = [], footerLinks = [], current, linkComponent: Link = PlainLink, children }: SiteFrameProps) {
  const list = (items: readonly SiteLink[]) => (
    <ul className={styles.links}>
      {items.map(({ title, path }) => (
        <li key={path}>
          <Link url={path} className={styles.link} aria-current={path === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.header}>
        <Link url={home} className={styles.brand}>
          {brandName}
        </Link>
        {links.length > 0 && <nav aria-label="Main">{list(links)}</nav>}
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footerLinks.length > 0 && (
        <footer className={styles.footer}>
          <nav aria-label="Legal">{list(footerLinks)}</nav>
        </footer>
      )}
    </div>
  );
}

function PlainLink({ url, children, ...rest }: SiteLinkProps) {
  return (
    <a href={url} {...rest}>
      {children}
    </a>
  );
}

import { brandName } from '@hub/domain/shared';
import type { ComponentType, ReactNode } from 'react';
import '@fontsource-variable/figtree';
import './site.css';
import styles from './SiteFrame.module.css';
import { SiteLink, SiteLinkProvider, type SiteLinkProps } from './SiteLink.tsx';

/** An entry of the header or the footer. */
export interface SiteEntry {
  title: string;
  path: string;
}

export interface SiteFrameProps {
  /** Path of the brand's link. */
  home: string;
  links?: readonly SiteEntry[];
  footerLinks?: readonly SiteEntry[];
  /** A sentence below the footer's links. */
  footerNote?: string | undefined;
  /** Path of the open page. */
  current?: string | undefined;
  /** Beside the header's links, such as Sign out. */
  action?: ReactNode;
  /** Renders every link; plain anchors by default. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  children: ReactNode;
}

/**
 * Header, content and footer of a page outside the app. Has its own styles, because Polaris' license does not cover a
 * stand-alone site. Import it by its file, so that such pages load nothing of Polaris.
 */
export function SiteFrame({ linkComponent, ...frame }: SiteFrameProps) {
  if (!linkComponent) return <Frame {...frame} />;
  return (
    <SiteLinkProvider value={linkComponent}>
      <Frame {...frame} />
    </SiteLinkProvider>
  );
}

function Frame({
  home,
  links = [],
  footerLinks = [],
  footerNote,
  current,
  action,
  children,
}: Omit<SiteFrameProps, 'linkComponent'>) {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <div className={styles.header}>
          <SiteLink url={home} className={styles.brand}>
            <Mark />
            {brandName}
          </SiteLink>
          {links.length > 0 && (
            <nav aria-label="Main">
              <Entries entries={links} current={current} />
            </nav>
          )}
          {action}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {(footerLinks.length > 0 || footerNote !== undefined) && (
        <footer className={styles.foot}>
          <div className={styles.footer}>
            {footerLinks.length > 0 && (
              <nav aria-label="Legal">
                <Entries entries={footerLinks} current={current} />
              </nav>
            )}
            {footerNote !== undefined && <p className={styles.footNote}>{footerNote}</p>}
          </div>
        </footer>
      )}
    </div>
  );
}

function Entries({ entries, current }: { entries: readonly SiteEntry[]; current: string | undefined }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ title, path }) => (
        <li key={path}>
          <SiteLink url={path} className={styles.link} aria-current={path === current ? 'page' : undefined}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Three stops on a line, the last reached by a branch. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M8 6v20M8 12c0 6 14 3 14 10" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="8" cy="6" r="4" />
      <circle cx="8" cy="26" r="4" />
      <circle cx="22" cy="25" r="4" className={styles.branch} />
    </svg>
  );
}

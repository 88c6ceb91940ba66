import { frameTexts } from '@hub/domain/navigation';
import { Page, UnstyledLink } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './TabbedPage.module.css';

/** A tab with its own path. */
export interface PageTab {
  title: string;
  path: string;
}

/** Title and tabs that a screen passes on to its `TabbedPage`. */
export interface PageHeaderProps {
  /** Heading of the page. */
  title: string;
  /** The tabs in order. */
  tabs: readonly PageTab[];
  /** Path of the open tab. */
  current: string | undefined;
}

export interface TabbedPageProps {
  /** Heading of the page. */
  title: string;
  /** The tabs in order; no tab row when empty. */
  tabs?: readonly PageTab[];
  /** Path of the open tab. */
  current?: string | undefined;
  /** Beside the title: "More Info". */
  titleMetadata?: ReactNode;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  /** Content of the open tab. */
  children: ReactNode;
}

/** A page whose tabs are links. */
export function TabbedPage({ title, tabs = [], current, titleMetadata, actions, children }: TabbedPageProps) {
  return (
    <Page title={title} titleMetadata={titleMetadata} {...(actions ? { primaryAction: actions } : {})}>
      {tabs.length > 0 && (
        <nav aria-label={frameTexts.tabsOf(title)}>
          <ul className={styles.tabs}>
            {tabs.map((tab) => (
              <li key={tab.path}>
                <UnstyledLink
                  url={tab.path}
                  className={styles.tab}
                  {...(tab.path === current ? { 'aria-current': 'page' } : {})}
                >
                  {tab.title}
                </UnstyledLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </Page>
  );
}

import { feedbackTexts } from '@hub/domain/shared';
import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { settingsTexts } from '@hub/domain/settings';
import { Link, Text } from '@shopify/polaris';
import styles from './KnowledgeScreen.module.css';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface KnowledgeGroup {
  title: string;
  pages: readonly { title: string; lead: string; path: string }[];
}

export interface KnowledgeScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The Learn pages by group. */
  groups: readonly KnowledgeGroup[];
}

/** `/app/settings/knowledge`: the Learn pages. */
export function KnowledgeScreen({ pageHeader, groups }: KnowledgeScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <Text as="p" tone="subdued">
        {settingsTexts.knowledgeNote}
      </Text>
      {groups.map(({ title, pages }) => (
        <SectionCard key={title} title={title}>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link url={page.path} target="_blank" accessibilityLabel={`${page.title} ${feedbackTexts.newTab}`}>
                  {page.title}
                </Link>
                <p className={styles.lead}>{page.lead}</p>
              </li>
            ))}
          </ul>
        </SectionCard>
      ))}
    </StackedPage>
  );
}

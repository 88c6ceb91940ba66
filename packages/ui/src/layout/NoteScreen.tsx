import type { StoreAdminLink as StoreAdminLinkFacts } from '@hub/domain/shared';
import { Link } from '@shopify/polaris';
import { StoreAdminLink } from '../actions/StoreAdminLink.tsx';
import { DescriptionList, type DescriptionListProps } from '../data/DescriptionList.tsx';
import { SectionCard } from './SectionCard.tsx';
import { StackedPage } from './StackedPage.tsx';
import type { PageHeaderProps } from './TabbedPage.tsx';

export interface NoteScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Heading of the card. */
  heading: string;
  /** Says where it is done, in one or two sentences. */
  note: string;
  /** Known facts. */
  facts?: DescriptionListProps['items'];
  /** Link to the alternative; null or absent without permission. */
  link?: { title: string; path: string } | null;
  /** Link to where it is done in the store's admin. */
  adminLink?: StoreAdminLinkFacts | null;
}

/** A tab without an API call: says where it is done, shows known facts and links to the alternative. */
export function NoteScreen({ pageHeader, heading, note, facts = [], link, adminLink = null }: NoteScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <SectionCard title={heading} note={note}>
        {facts.length > 0 && <DescriptionList items={facts} />}
        <StoreAdminLink link={adminLink} />
        {link && (
          <p>
            <Link url={link.path}>{link.title}</Link>
          </p>
        )}
      </SectionCard>
    </StackedPage>
  );
}

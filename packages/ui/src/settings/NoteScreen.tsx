import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { Link } from '@shopify/polaris';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface NoteScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Heading of the card. */
  heading: string;
  /** Why nothing can be changed, and what there is instead. */
  note: string;
  /** Known facts. */
  facts?: DescriptionListProps['items'];
  /** Link to the alternative; absent for none. */
  link?: { title: string; path: string } | null;
}

/** A settings tab without a call: a note and what is known. */
export function NoteScreen({ pageHeader, heading, note, facts = [], link }: NoteScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <SettingsCard title={heading} note={note}>
        {facts.length > 0 && <DescriptionList items={facts} />}
        {link && (
          <p>
            <Link url={link.path}>{link.title}</Link>
          </p>
        )}
      </SettingsCard>
    </StackedPage>
  );
}

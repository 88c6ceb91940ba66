import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { Link } from '@shopify/polaris';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface NoteScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** Heading of the card. */
  heading: string;
  /** Why there is nothing to change, and what there is instead. */
  note: string;
  /** What is known all the same. */
  facts?: DescriptionListProps['items'];
  /** Where to go on; none when absent. */
  link?: { title: string; path: string } | null;
}

/** A tab for which no call exists: one honest sentence, and what is known all the same. */
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

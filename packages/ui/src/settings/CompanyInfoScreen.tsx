import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type CompanyFacts, settingsTexts } from '@hub/domain/settings';
import type { StoreAdminLink as StoreAdminLinkFacts } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { StoreAdminLink } from '../actions/index.ts';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { ViewOnlyBanner } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface CompanyInfoScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Shop info in words. */
  facts: CompanyFacts;
  /** Why this person cannot start anything here; null: they can, or there is nothing to start. */
  disabledReason: string | null;
  /** Link to where the store's details are changed. */
  adminLink: StoreAdminLinkFacts | null;
  /** The shop's connection to its store; absent: unknown. */
  connection?: ReactNode;
  /** Exports, and the store's requests about its customers; absent: unknown. */
  privacy?: ReactNode;
}

/** `/app/settings/companyinfo`: shop info, and where it can be changed. */
export function CompanyInfoScreen({
  pageHeader,
  facts: { store, person },
  disabledReason,
  adminLink,
  connection,
  privacy,
}: CompanyInfoScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <ViewOnlyBanner reason={disabledReason} />
      <SectionCard title={settingsTexts.store} note={settingsTexts.storeNote}>
        <DescriptionList items={store} />
        <StoreAdminLink link={adminLink} />
      </SectionCard>
      {connection}
      {privacy}
      <SectionCard title={settingsTexts.person} note={settingsTexts.personNote}>
        <DescriptionList items={person} />
      </SectionCard>
    </StackedPage>
  );
}

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
  /** Why nothing can be started here; null: it can, or there is nothing to start. */
  disabledReason: string | null;
  /** Where the store's details are changed. */
  adminLink: StoreAdminLinkFacts | null;
  /** How the shop is connected with its store; absent: not known. */
  connection?: ReactNode;
  /** Exports, and what the store asked for about its customers; absent: not known. */
  privacy?: ReactNode;
}

/** `/app/settings/companyinfo`: shop info, and where it is changed. */
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

import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type CompanyFacts, settingsTexts } from '@hub/domain/settings';
import { DescriptionList } from './DescriptionList.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface CompanyInfoScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Shop info in words. */
  facts: CompanyFacts;
}

/** `/app/settings/companyinfo`: shop info, and where it is changed. */
export function CompanyInfoScreen({ pageHeader, facts: { store, person } }: CompanyInfoScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <SettingsCard title={settingsTexts.store} note={settingsTexts.storeNote}>
        <DescriptionList items={store} />
      </SettingsCard>
      <SettingsCard title={settingsTexts.person} note={settingsTexts.personNote}>
        <DescriptionList items={person} />
      </SettingsCard>
    </StackedPage>
  );
}

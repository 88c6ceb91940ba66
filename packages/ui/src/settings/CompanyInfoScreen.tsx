import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type CompanyFacts, settingsTexts } from '@hub/domain/settings';
import { DescriptionList } from './DescriptionList.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface CompanyInfoScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** What shop info says. */
  facts: CompanyFacts;
}

/** `/app/settings/companyinfo`: what shop info says, and where it is changed. */
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

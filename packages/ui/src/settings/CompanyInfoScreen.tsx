import { type CompanyFacts, settingsTexts } from '@hub/domain/settings';
import { FactList } from './FactList.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsPage, type SettingsPlace } from './SettingsPage.tsx';

export interface CompanyInfoScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  place: SettingsPlace;
  /** What shop info says. */
  facts: CompanyFacts;
}

/** `/app/settings/companyinfo`: what shop info says, and where it is changed. */
export function CompanyInfoScreen({ place, facts: { store, person } }: CompanyInfoScreenProps) {
  return (
    <SettingsPage {...place}>
      <SettingsCard title={settingsTexts.store} note={settingsTexts.storeNote}>
        <FactList facts={store} />
      </SettingsCard>
      <SettingsCard title={settingsTexts.person} note={settingsTexts.personNote}>
        <FactList facts={person} />
      </SettingsCard>
    </SettingsPage>
  );
}

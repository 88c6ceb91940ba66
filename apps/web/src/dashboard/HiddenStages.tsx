import { canView, sections } from '@hub/domain/permissions';
import { HiddenStagesCard } from '@hub/ui/dashboard';
import { useOpenShop } from '../session/OpenShop.ts';

/** Which stage cards are hidden without a provider, and how to connect one. */
export default function HiddenStages() {
  const { access } = useOpenShop();
  return (
    <HiddenStagesCard connectPath={canView(access, sections.integrations) ? '/app/integration/directory' : null} />
  );
}

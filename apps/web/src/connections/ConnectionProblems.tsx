import { problemsThatStopOrders } from '@hub/domain/integrations';
import { shownValue } from '@hub/ui/data';
import { ConnectionBanner } from '@hub/ui/integrations';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { connectionPath } from './connectionPath.ts';
import { useConnections } from './useConnections.ts';

export interface ConnectionProblemsProps {
  /** Accounts that an order waits for; absent: all. */
  accounts?: readonly { providerId: string; account: string }[];
}

/**
 * Above the lists, and above an order that waits: connections that block sending orders. Nothing until loaded, or when
 * nothing is wrong.
 */
export function ConnectionProblems({ accounts }: ConnectionProblemsProps) {
  const { access, timeZone } = useOpenShop();
  const now = useCurrentMinute();
  const connections = shownValue(useConnections()) ?? [];
  const problems = problemsThatStopOrders(connections, { now, timeZone }).filter(
    ({ providerId, account }) =>
      accounts === undefined || accounts.some((each) => each.providerId === providerId && each.account === account),
  );
  return <ConnectionBanner problems={problems} settingsPath={(problem) => connectionPath(access, problem)} />;
}

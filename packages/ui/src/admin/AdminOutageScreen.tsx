import { outageText, type ProviderOutage } from '@hub/domain/admin';
import { findProvider } from '@hub/domain/integrations';
import { formatCount } from '@hub/domain/shared';
import type { Loadable } from '../data/Loadable.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { AdminLoad } from './AdminLoad.tsx';
import { AdminTable } from './AdminTable.tsx';
import { sentence } from './ConnectionTable.tsx';
import { TimeAgo } from './TimeAgo.tsx';

export interface AdminOutageScreenProps {
  /** Outages by 3PL. */
  outages: Loadable<readonly ProviderOutage[]>;
  /** Address of a shop's page. */
  shopPath: (domain: string) => string;
  /** The current time, to show ages. */
  now: Date;
}

/** `/admin/outages`: which 3PL fails, for which shops and since when. */
export function AdminOutageScreen({ outages, shopPath, now }: AdminOutageScreenProps) {
  const nameOf = (provider: string) => findProvider(provider)?.name ?? provider;
  return (
    <AdminLoad loadable={outages} subject="the 3PL outages">
      {(value) => (
        <>
          <AdminTable
            caption="By 3PL"
            emptyText="Every 3PL answers. There is nothing to do here."
            columns={[
              { title: '3PL' },
              { title: 'Since' },
              { title: 'Shops', isNumber: true },
              { title: 'Orders waiting', isNumber: true },
            ]}
            rows={value.map(({ provider, since, shops, waitingOrders }) => ({
              key: provider,
              cells: [
                nameOf(provider),
                <TimeAgo key="since" time={since} now={now} none="–" />,
                formatCount(shops),
                formatCount(waitingOrders),
              ],
            }))}
          />
          {value.map(({ provider, accounts }) => (
            <AdminTable
              key={provider}
              caption={`Shops that ${nameOf(provider)} fails`}
              emptyText=""
              columns={[
                { title: 'Shop' },
                { title: 'What happens' },
                { title: 'Since' },
                { title: 'Last answer' },
                { title: 'Orders waiting', isNumber: true },
              ]}
              rows={accounts.map((account) => ({
                key: `${account.domain} ${account.account}`,
                cells: [
                  <SiteLink key="shop" url={shopPath(account.domain)}>
                    {account.domain}
                  </SiteLink>,
                  sentence(outageText(account)),
                  <TimeAgo key="since" time={account.failingSince ?? account.pausedAt} now={now} none="–" />,
                  <TimeAgo key="answer" time={account.lastSuccessAt} now={now} />,
                  formatCount(account.waitingOrders),
                ],
              }))}
            />
          ))}
        </>
      )}
    </AdminLoad>
  );
}

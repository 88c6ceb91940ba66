import { type AdminClient, adminRowsPerPage, createAdminClient } from '@hub/api-client/admin';
import { providerOutages } from '@hub/domain/admin';
import type { AdminView } from '@hub/domain/navigation';
import { AdminAuditScreen, AdminOutageScreen, AdminQueueScreen, AdminShopListScreen } from '@hub/ui/admin';
import { useMemo } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { adminPaths, shopPath } from './adminPaths.ts';
import { AdminShop } from './AdminShop.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { useAdminLoadable } from './useAdminLoadable.ts';

/** Polling interval of queues and outages. */
const refetchMs = 15_000;

/** The admin pages, with the token of the signed-in operator. */
export default function AdminScreens({ view, token }: { view: AdminView; token: string }) {
  const { network, sessionMarker } = useAppEnvironment();
  const client = useMemo(
    () => createAdminClient({ ...network, token, onSessionExpired: () => sessionMarker.expire() }),
    [network, token, sessionMarker],
  );
  const [address] = useAddress();
  const shop = address.get('shop');
  return (
    <>
      {(view === 'shops' || view === 'discounts') &&
        (shop === null ? (
          <Shops key={view} client={client} isDiscounted={view === 'discounts'} />
        ) : (
          <AdminShop
            key={shop}
            client={client}
            domain={shop}
            listPath={view === 'shops' ? adminPaths.shops : adminPaths.discounts}
          />
        ))}
      {view === 'queues' && <Queues client={client} />}
      {view === 'deadLetters' && <DeadLetters client={client} />}
      {view === 'outages' && <Outages client={client} />}
      {view === 'audit' && <Audit client={client} />}
    </>
  );
}

interface AdminScreenProps {
  /** The signed-in operator's. */
  client: AdminClient;
}

function Queues({ client }: AdminScreenProps) {
  const queues = useAdminLoadable(['queues'], (options) => client.queues(options), refetchMs);
  const outages = useAdminLoadable(['outages'], (options) => client.outages(options), refetchMs);
  return (
    <AdminQueueScreen
      queues={queues}
      outages={mapLoadable(outages, providerOutages)}
      deadLetterPath={adminPaths.deadLetters}
      outagePath={adminPaths.outages}
    />
  );
}

function Shops({ client, isDiscounted }: AdminScreenProps & { isDiscounted: boolean }) {
  const [address, write] = useAddress();
  const search = address.get('search') ?? '';
  const page = pageIn(address);
  const shops = useAdminLoadable(['shops', isDiscounted, search, page], (options) =>
    client.shops({ ...options, search, page, isDiscounted }),
  );
  return (
    <AdminShopListScreen
      shops={shops}
      search={search}
      page={page}
      rowsPerPage={adminRowsPerPage}
      isDiscounted={isDiscounted}
      shopPath={shopPath}
      now={useCurrentMinute()}
      onSearch={(text) => write(() => new URLSearchParams(text === '' ? {} : { search: text }))}
      onPage={(next) => write((old) => withPage(old, next))}
    />
  );
}

function Outages({ client }: AdminScreenProps) {
  const outages = useAdminLoadable(['outages'], (options) => client.outages(options), refetchMs);
  return (
    <AdminOutageScreen outages={mapLoadable(outages, providerOutages)} shopPath={shopPath} now={useCurrentMinute()} />
  );
}

function Audit({ client }: AdminScreenProps) {
  const [address, write] = useAddress();
  const page = pageIn(address);
  return (
    <AdminAuditScreen
      entries={useAdminLoadable(['audit', page], (options) => client.audit({ ...options, page }))}
      page={page}
      rowsPerPage={adminRowsPerPage}
      onPage={(next) => write((old) => withPage(old, next))}
    />
  );
}

/** From 0; anything else is the first page. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 0;
}

function withPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page === 0) next.delete('page');
  else next.set('page', String(page));
  return next;
}

import { type AdminShop, shopHealth } from '@hub/domain/admin';
import { planName } from '@hub/domain/plans';
import { formatCount } from '@hub/domain/shared';
import { useState } from 'react';
import type { Loadable } from '../data/Loadable.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { AdminButton } from './AdminButton.tsx';
import { AdminLoad } from './AdminLoad.tsx';
import { AdminPager } from './AdminPager.tsx';
import { AdminTable } from './AdminTable.tsx';
import styles from './admin.module.css';
import { discountText } from './discountText.ts';
import { TimeAgo } from './TimeAgo.tsx';

export interface AdminShopListScreenProps {
  /** One page of shops. */
  shops: Loadable<{ rows: readonly AdminShop[]; total: number }>;
  /** The search behind this page. */
  search: string;
  /** Page number, from 0. */
  page: number;
  /** Rows per full page. */
  rowsPerPage: number;
  /** Only shops with a discount are listed. */
  isDiscounted: boolean;
  /** Address of a shop's page. */
  shopPath: (domain: string) => string;
  /** The current time, to show ages. */
  now: Date;
  /** Called with the new search. */
  onSearch: (search: string) => void;
  /** Called with the new page number. */
  onPage: (page: number) => void;
}

/** `/admin/store` and `/admin/discount`: shops, newest first. */
export function AdminShopListScreen(props: AdminShopListScreenProps) {
  const { shops, search, page, rowsPerPage, isDiscounted, shopPath, now, onSearch, onPage } = props;
  const [typed, setTyped] = useState(search);
  const emptyText = isDiscounted
    ? 'No shop has a discount. Set one on the shop’s page.'
    : 'No shop has installed the app yet.';
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <label className={styles.field}>
          Find a shop
          <input
            value={typed}
            placeholder="willow"
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <AdminButton isSubmit look="primary">
          Search
        </AdminButton>
        {search !== '' && (
          <AdminButton
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          >
            Show all
          </AdminButton>
        )}
      </form>
      <AdminLoad loadable={shops} subject="the shops">
        {({ rows, total }) => (
          <>
            <AdminTable
              caption={`${formatCount(total)} ${total === 1 ? 'shop' : 'shops'}`}
              emptyText={search === '' ? emptyText : `No shop’s domain has “${search}” in it.`}
              columns={[
                { title: 'Shop' },
                { title: 'Health' },
                { title: 'Plan' },
                { title: 'Orders', isNumber: true },
                { title: 'In error', isNumber: true },
                { title: isDiscounted ? 'Discount' : 'Last order' },
                { title: 'Last opened' },
              ]}
              rows={rows.map((shop) => {
                const { tone, text } = shopHealth(shop);
                return {
                  key: shop.domain,
                  cells: [
                    <SiteLink key="name" url={shopPath(shop.domain)}>
                      {shop.domain}
                    </SiteLink>,
                    <span key="health" className={styles.tone} data-tone={tone}>
                      {text}
                    </span>,
                    planName(shop.chargeType) ?? '–',
                    formatCount(shop.orders),
                    formatCount(shop.errors),
                    isDiscounted ? discountText(shop.discount) : <TimeAgo key="o" time={shop.lastOrderAt} now={now} />,
                    <TimeAgo key="active" time={shop.lastActiveAt} now={now} />,
                  ],
                };
              })}
            />
            <AdminPager page={page} rowsPerPage={rowsPerPage} total={total} onPage={onPage} />
          </>
        )}
      </AdminLoad>
    </>
  );
}

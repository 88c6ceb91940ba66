import { type AdminShopDetail, deadLettersText, isWorkStopped, removalTime, shopHealth } from '@hub/domain/admin';
import { discountedPriceText, planName, planOf } from '@hub/domain/plans';
import { formatCount, formatTime } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import type { Loadable } from '../data/Loadable.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { AdminButton } from './AdminButton.tsx';
import { AdminLoad } from './AdminLoad.tsx';
import styles from './admin.module.css';
import { ConnectionTable } from './ConnectionTable.tsx';
import { DiscountForm, type DiscountFormProps } from './DiscountForm.tsx';
import { discountText } from './discountText.ts';
import { LongJobTable } from './LongJobTable.tsx';
import { QueueTable } from './QueueTable.tsx';
import { TimeAgo } from './TimeAgo.tsx';

export interface AdminShopScreenProps {
  /** Domain of the shop. */
  domain: string;
  /** The shop. */
  shop: Loadable<AdminShopDetail>;
  /** Path of the list of shops. */
  listPath: string;
  /** Path of the dead letters. */
  deadLetterPath: string;
  /** The current time, to show ages. */
  now: Date;
  /** The person is leaving with an unsaved discount; null: they are not. */
  leaving: { onLeave: () => void; onStay: () => void } | null;
  /** Props of the discount form, without the saved discount. */
  discountForm: Omit<DiscountFormProps, 'saved'>;
}

/** `/admin/store?shop=…`: one shop. */
export function AdminShopScreen(props: AdminShopScreenProps) {
  const { domain, shop, listPath, deadLetterPath, now, leaving, discountForm } = props;
  return (
    <>
      {leaving && (
        <div role="alertdialog" aria-label="Leave without saving?" className={styles.failed}>
          <p>Leave without saving the discount? What you typed is lost.</p>
          <span className={styles.actions}>
            <AdminButton isFocused look="primary" onClick={leaving.onStay}>
              Stay
            </AdminButton>
            <AdminButton look="danger" onClick={leaving.onLeave}>
              Leave
            </AdminButton>
          </span>
        </div>
      )}
      <p>
        <SiteLink url={listPath}>All shops</SiteLink>
      </p>
      <h2>{domain}</h2>
      <AdminLoad loadable={shop} subject="the shop">
        {(value) => (
          <>
            <ShopFacts shop={value} deadLetterPath={deadLetterPath} now={now} />
            <ConnectionTable connections={value.connections} now={now} />
            <QueueTable caption="Queue of this shop" queues={value.queues} emptyText="No job of this shop waits." />
            <LongJobTable jobs={value.longJobs} isStopped={isWorkStopped(value)} now={now} />
            <h3>Discount</h3>
            <DiscountForm key={value.discount.version} {...discountForm} saved={value.discount} />
          </>
        )}
      </AdminLoad>
    </>
  );
}

function ShopFacts({ shop, deadLetterPath, now }: { shop: AdminShopDetail; deadLetterPath: string; now: Date }) {
  const { tone, text } = shopHealth(shop);
  const removedAt = removalTime(shop);
  type Fact = [name: string, value: ReactNode];
  const removal: Fact[] = removedAt === null ? [] : [['Data removed', `${formatTime(removedAt, 'UTC')} UTC`]];
  const facts: readonly Fact[] = [
    [
      'Health',
      <span key="health" className={styles.tone} data-tone={tone}>
        {text}
      </span>,
    ],
    ...removal,
    ['Plan', planText(shop, now)],
    ['Discount', discountText(shop.discount)],
    ['Orders', formatCount(shop.orders)],
    ['Orders in error', formatCount(shop.errors)],
    ['Orders waiting for a 3PL', formatCount(shop.waitingOrders)],
    [
      'Dead letters',
      shop.deadLetters === 0 ? (
        'None'
      ) : (
        <SiteLink key="dead" url={deadLetterPath}>
          {deadLettersText(shop.deadLetters)}
        </SiteLink>
      ),
    ],
    ['Last order', <TimeAgo key="order" time={shop.lastOrderAt} now={now} />],
    ['Last opened by its people', <TimeAgo key="active" time={shop.lastActiveAt} now={now} />],
    ['With us since', shop.createdAt.slice(0, 10)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Growth, $400 per month until 2027-03-01". */
function planText({ chargeType, discount }: AdminShopDetail, now: Date): string {
  const plan = planOf(chargeType);
  if (plan === null) return planName(chargeType) ?? 'Unknown';
  const ms = (time: string | null) => (time === null ? null : Date.parse(time));
  const terms = { percent: discount.percent, startsAt: ms(discount.startsAt), endsAt: ms(discount.endsAt) };
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return `${plan.name}, ${discountedPriceText(plan, terms, now.getTime(), day)}`;
}

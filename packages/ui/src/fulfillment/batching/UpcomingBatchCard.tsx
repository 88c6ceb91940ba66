import {
  batchScreenTexts,
  combinedBoxesText,
  countdownText,
  cutOffTimeText,
  leftOutReasonText,
  pausedText,
  type UpcomingBatchSummary,
} from '@hub/domain/batching';
import { wordsText } from '@hub/domain/messages';
import { ordersText, timeZoneLabel } from '@hub/domain/shared';
import { Badge, Card, Link } from '@shopify/polaris';
import { useId } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { UpcomingBatchCardsProps } from './UpcomingBatchCardsProps.ts';
import { UpcomingOrders } from './UpcomingOrders.tsx';
import styles from './UpcomingBatchCard.module.css';

interface UpcomingBatchCardProps extends UpcomingBatchCardsProps {
  /** The next batch of the location. */
  batch: UpcomingBatchSummary;
}

const texts = batchScreenTexts.upcoming;

/** The next batch of a location: when, how many orders, what stays behind, and Send now. */
export function UpcomingBatchCard({ batch, openLocation, openOrders, ...props }: UpcomingBatchCardProps) {
  const nameId = useId();
  const { locationId, name, isActive, isDefault, paused, orders, boxes, leftOut } = batch;
  const isOpen = openLocation === locationId;
  const hasOrders = orders > 0 || leftOut.length > 0;
  return (
    <Card padding="0">
      <section className={styles.card} aria-labelledby={nameId}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2 id={nameId} className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            {isDefault && <Badge>{texts.default}</Badge>}
            {!isActive && <Badge tone="attention">{texts.off}</Badge>}
            {paused !== null && <Badge tone="warning">{texts.paused}</Badge>}
          </div>
          <NextCutOff batch={batch} {...props} />
        </div>
        <div className={styles.size}>
          <p className={styles.figure}>{orders === 0 ? texts.empty : ordersText(orders)}</p>
          {orders > boxes && <p className={styles.about}>{combinedBoxesText(boxes)}</p>}
        </div>
        {leftOut.length > 0 && (
          <div className={styles.leftOut}>
            <span className={styles.about}>{texts.leftOut}:</span>
            <ul className={styles.reasons} aria-label={`${texts.leftOut} ${name}`}>
              {leftOut.map((group) => (
                <li key={wordsText(group.reason)}>{leftOutReasonText(group)}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.buttons}>
          <ActionButton
            label={texts.sendNow}
            about={name}
            disabledReason={props.sendDisabledReason ?? (orders === 0 ? texts.nothingToSend : null)}
            onAction={() => props.onSendNow(batch)}
          />
          <ActionButton
            label={paused === null ? texts.pause : texts.resume}
            about={name}
            disabledReason={props.pauseDisabledReason}
            loading={props.pausing.has(locationId)}
            onAction={() => props.onPause(batch, paused === null)}
          />
          {hasOrders && (
            <ActionButton
              label={isOpen ? texts.hideOrders : texts.showOrders}
              about={name}
              variant="plain"
              disabledReason={null}
              onAction={() => props.onToggleOrders(locationId)}
            />
          )}
        </div>
      </section>
      {isOpen && openOrders !== null && <UpcomingOrders name={name} {...openOrders} {...props} />}
    </Card>
  );
}

function NextCutOff({
  batch: { isActive, paused, nextCutOffAt },
  locationsPath,
  now,
  timeZone,
}: Pick<UpcomingBatchCardProps, 'batch' | 'locationsPath' | 'now' | 'timeZone'>) {
  if (!isActive) return <p className={styles.about}>{texts.isOff}</p>;
  if (paused !== null) return <p className={styles.about}>{pausedText(paused, timeZone)}</p>;
  if (nextCutOffAt === null)
    return (
      <p className={styles.about}>
        {texts.noCutOffs} <Link url={locationsPath}>{texts.setCutOffs}</Link>
      </p>
    );
  return (
    <p>
      {texts.nextCutOff} <time dateTime={nextCutOffAt}>{cutOffTimeText(nextCutOffAt, now, timeZone)}</time>,{' '}
      <span className={styles.countdown}>{countdownText(nextCutOffAt, now)}</span>{' '}
      <span className={styles.about}>{timeZoneLabel(timeZone, now)}</span>
    </p>
  );
}

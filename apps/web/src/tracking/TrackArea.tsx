import { createVisitorClient, type TrackingOutcome } from '@hub/api-client/tracking';
import { trackedShop, trackingTexts as texts } from '@hub/domain/tracking';
import { NoTrackingPage, TrackingPage } from '@hub/ui/tracking';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import styles from './TrackArea.module.css';

interface Typed {
  orderNumber: string;
  proof: string;
}

/** `/track/{shop}`: where a shop's customers look up an order, without a session. */
export default function TrackArea() {
  const { '*': segment = '' } = useParams();
  const { clientFor, shell } = useAppEnvironment();
  const shop = trackedShop(segment.replace(/\/+$/, ''));
  const client = useMemo(() => (shop === null ? null : createVisitorClient(clientFor(shop))), [clientFor, shop]);
  const page = useQuery({
    queryKey: [shop, 'tracking page for customers'],
    queryFn: async ({ signal }) => (client && shop ? client.open(shop, { signal }) : null),
    // The client retries automatically.
    retry: false,
  });
  const search = useMutation<TrackingOutcome, Error, Typed>({
    mutationFn: async (typed) => (client && shop ? client.find(shop, typed) : { type: 'notFound' }),
  });
  const look = page.data;
  const title = look ? `${look.heading} · ${look.shopName}` : texts.noPage;
  useLayoutEffect(() => {
    if (!page.isPending) shell.setTitle(title);
  }, [shell, title, page.isPending]);

  if (page.isPending) return <div className={styles.area} role="status" aria-label={texts.loading} />;
  return (
    <div className={styles.area}>
      {page.isError && (
        <p role="alert" className={styles.failed}>
          {texts.failed}{' '}
          <button type="button" onClick={() => void page.refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
      {page.isSuccess && !look && <NoTrackingPage />}
      {look && (
        <TrackingPage
          look={look}
          order={search.data?.type === 'found' ? search.data.order : null}
          problem={problemOf(search.data, search.error)}
          isBusy={search.isPending}
          onFind={(typed) => search.mutate(typed)}
          onAnother={() => search.reset()}
        />
      )}
    </div>
  );
}

function problemOf(outcome: TrackingOutcome | undefined, error: Error | null): string | null {
  if (error) return texts.failed;
  if (outcome?.type === 'notFound') return texts.notFound;
  return outcome?.type === 'tooMany' ? texts.tooMany : null;
}

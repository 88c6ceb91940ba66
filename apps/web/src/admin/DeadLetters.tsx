import { type AdminClient, adminRowsPerPage } from '@hub/api-client/admin';
import { deadLettersText, isRetryRunning, type RetryOutcome, retryOutcomeText } from '@hub/domain/admin';
import { AdminDeadLetterScreen, type ChosenLetters } from '@hub/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { shopPath } from './adminPaths.ts';
import { describeAdminError } from './adminRefusal.ts';
import { adminKey, useAdminLoadable } from './useAdminLoadable.ts';

/** Times after a retry at which its outcome is read, ms; each read is in the audit list. */
const looks = [1_000, 3_000, 8_000, 20_000, 60_000];

/** `/admin/dead-letters`. */
export function DeadLetters({ client }: { client: AdminClient }) {
  const queryClient = useQueryClient();
  const [address, write] = useAddress();
  const [retried, setRetried] = useState<{ count: number; jobs: readonly string[] } | null>(null);
  const outcome = useRetryOutcome(client, retried?.jobs ?? null);
  const queue = address.get('queue');
  const page = Math.max(0, Math.trunc(Number(address.get('page')) || 0));
  const letters = useAdminLoadable(['dead letters', queue, page], (options) =>
    client.deadLetters({ ...options, page, ...(queue !== null && { queue }) }),
  );
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [adminKey] });
  const retry = useMutation({
    mutationFn: ({ choice }: ChosenLetters) => client.retry(choice),
    onMutate: () => {
      setRetried(null);
      discard.reset();
    },
    onSuccess: setRetried,
    onSettled,
  });
  const discard = useMutation({
    mutationFn: ({ choice, reason }: ChosenLetters & { reason: string }) => client.discard(choice, reason),
    onMutate: () => {
      setRetried(null);
      retry.reset();
    },
    onSettled,
  });
  const outcomeText = outcome === null ? '' : retryOutcomeText(outcome);
  const failed = outcome?.failed ?? 0;
  // Jobs that failed again are back in the list.
  useEffect(() => {
    if (failed > 0) void queryClient.invalidateQueries({ queryKey: [adminKey, 'dead letters'] });
  }, [failed, queryClient]);

  function result(): { text: string; isError: boolean } | null {
    const error = retry.error ?? discard.error;
    if (error) return { text: `Nothing is known of the outcome: ${describeAdminError(error).message}`, isError: true };
    if (discard.data !== undefined) return { text: `Discarded ${deadLettersText(discard.data)}.`, isError: false };
    if (retried === null) return null;
    if (retried.count === 0) return { text: 'Nothing was left to retry: somebody else was faster.', isError: false };
    const shown = retried.jobs.length < retried.count ? ` Of the first ${retried.jobs.length}` : ' So far';
    const became = outcomeText === '' ? '' : `${shown}: ${outcomeText}.`;
    return { text: `Put ${deadLettersText(retried.count)} back into the queue.${became}`, isError: failed > 0 };
  }

  return (
    <AdminDeadLetterScreen
      letters={letters}
      queue={queue}
      page={page}
      rowsPerPage={adminRowsPerPage}
      result={result()}
      isBusy={retry.isPending || discard.isPending}
      shopPath={shopPath}
      now={useCurrentMinute()}
      onQueue={(next) => write(() => new URLSearchParams(next === null ? {} : { queue: next }))}
      onPage={(next) => write(() => new URLSearchParams({ ...(queue !== null && { queue }), page: String(next) }))}
      onRetry={(chosen) => retry.mutate(chosen)}
      onDiscard={(chosen, reason) => discard.mutate({ ...chosen, reason })}
    />
  );
}

/** Outcome of retried jobs so far; `null` before the first read. */
function useRetryOutcome(client: AdminClient, jobs: readonly string[] | null): RetryOutcome | null {
  const [looked, setLooked] = useState<{ jobs: readonly string[]; outcome: RetryOutcome } | null>(null);
  useEffect(() => {
    if (jobs === null || jobs.length === 0) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (index: number) => {
      const wait = (looks[index] ?? 0) - (looks[index - 1] ?? 0);
      if (index >= looks.length) return;
      timer = setTimeout(() => {
        client.retryOutcome(jobs, { signal: controller.signal }).then(
          (outcome) => {
            setLooked({ jobs, outcome });
            if (isRetryRunning(outcome)) look(index + 1);
          },
          // The list of dead letters shows it, too.
          () => undefined,
        );
      }, wait);
    };
    look(0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, jobs]);
  return looked !== null && looked.jobs === jobs ? looked.outcome : null;
}

import { HttpError, SessionExpiredError } from '@hub/api-client/http';
import { canView, noViewReason, type SectionId } from '@hub/domain/permissions';
import type { Loadable } from '@hub/ui/shared';
import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShopState } from '../session/OpenShop.ts';
import { noteAsking, useAskedSince } from './askedSince.ts';
import { describeError } from './describeError.ts';

export interface Question<T> {
  /** Names the question; begins with the shop. A changed key is a new question, and the newest one wins. */
  key: QueryKey;
  /** Asks it. The signal has to reach the call, so that an answer that nobody waits for is not awaited. */
  ask(signal: AbortSignal): Promise<T>;
  /** How long an answer counts as fresh, in milliseconds. */
  staleTime?: number;
  /** False for long lists: comparing every field with the answer before costs more than drawing the rows in sight. */
  structuralSharing?: false;
  /**
   * Whose view permission the server asks for, where that is not the screen's own. Who lacks it is told so, and not of
   * an error.
   */
  section?: SectionId;
  /** False: nothing is asked now, and what this returns says nothing. */
  enabled?: boolean;
}

/**
 * A question as `ui` shows it. What was loaded stays on the screen while the next answer is on its way, and when that
 * fails (§8, contract): the figures before, under an error, say more than an empty page.
 */
export function useQuestion<T>({ key, ask, section, ...options }: Question<T>): Loadable<T> {
  const hash = hashKey(key);
  const query = useQuery({
    queryKey: key,
    queryFn({ client, signal }) {
      noteAsking(client, hash);
      return ask(signal);
    },
    ...options,
  });
  const { answer: value, hash: answered } = useLastAnswer(query.data, hash);
  const since = useAskedSince(hash);
  const { onCancel, onRetry } = useWaysOut(hash);
  const { open } = useShopState();

  if (query.isFetching) {
    const waiting = { onCancel, onRetry, ...(since !== undefined && { since }) };
    return value === undefined
      ? { state: 'loading', ...waiting }
      : { state: 'ready', value, refreshing: true, ...waiting };
  }
  const kept = value === undefined ? {} : { value, ...(answered !== hash && { isOfBefore: true as const }) };
  if (query.error instanceof SessionExpiredError) {
    // The one alert asks for a reload; asking again from here would only be refused again.
    return value === undefined ? { state: 'failed', ...describeError(query.error) } : { state: 'ready', value };
  }
  if (
    section !== undefined &&
    open &&
    !canView(open.access, section) &&
    query.error instanceof HttpError &&
    query.error.status === 403
  ) {
    return { state: 'failed', isRefused: true, message: noViewReason(section), ...kept };
  }
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry, ...kept };
  // Nobody is asking and nothing came: somebody gave up waiting.
  if (query.isPending) return { state: 'failed', message: 'Loading was cancelled.', onRetry, ...kept };
  return { state: 'ready', value: query.data, onRetry };
}

/** The newest answer to any question that was asked here, so that a change of question blanks nothing. */
function useLastAnswer<T>(answer: T | undefined, hash: string): { answer: T | undefined; hash: string } {
  const [last, setLast] = useState({ answer, hash });
  if (answer === undefined || (answer === last.answer && hash === last.hash)) return last;
  const newest = { answer, hash };
  setLast(newest);
  return newest;
}

function useWaysOut(hash: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const thisOne = { predicate: ({ queryHash }: { queryHash: string }) => queryHash === hash };
    return {
      onCancel: () => void client.cancelQueries(thisOne),
      // A question that is still open is given up first; otherwise asking again would join it.
      onRetry: () => void client.cancelQueries(thisOne).then(() => client.refetchQueries(thisOne)),
    };
  }, [client, hash]);
}

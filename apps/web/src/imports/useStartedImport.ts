import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { importKeys } from './importKeys.ts';

export interface StartedImport {
  importId: string;
  fileName: string;
}

/** The newest import since the app was opened, even after its screen was left; `null` for none. */
export function useStartedImport(): { started: StartedImport | null; setStarted(started: StartedImport | null): void } {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  const queryKey = importKeys.started(shop);
  const { data } = useQuery<StartedImport | null>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { started: data ?? null, setStarted: (started) => queryClient.setQueryData(queryKey, started) };
}

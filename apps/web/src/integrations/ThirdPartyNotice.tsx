import { loadSubjects } from '@hub/domain/shared';
import type { ThirdPartyList } from '@hub/api-client/integrations';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner, LoadableNotice } from '@hub/ui/feedback';
import { describeError } from '../queries/describeError.ts';

/** Warning when the settings could not be loaded (contract), with Retry. */
export function ThirdPartyNotice({ thirdParties }: { thirdParties: Loadable<ThirdPartyList> }) {
  const list = shownValue(thirdParties);
  return (
    <>
      {list?.warning && (
        <ErrorBanner
          tone="warning"
          message={list.warning}
          detail={list.failure ? describeError(list.failure).detail : undefined}
          onRetry={thirdParties.state === 'ready' ? thirdParties.onRetry : undefined}
        />
      )}
      <LoadableNotice loadable={thirdParties} subject={loadSubjects.providers} />
    </>
  );
}

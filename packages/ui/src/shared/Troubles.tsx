import { ErrorBanner } from './ErrorBanner.tsx';
import type { Loadable } from './Loadable.ts';
import { LoadableNotice } from './LoadableNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { troubleWords } from './troubleWords.ts';

export interface Trouble {
  /** What was asked for, or how it is. */
  of: Loadable<unknown>;
  /** What is awaited: "the figures". */
  subject: string;
}

interface TroublesProps {
  /** All questions of the screen, in the order in which they are told. */
  of: readonly Trouble[];
}

/**
 * What went wrong with several questions of a screen: once where it is the same for all, as it is without a connection.
 */
export function Troubles({ of: questions }: TroublesProps) {
  const failed = questions.flatMap(({ of: loadable, subject }) =>
    loadable.state === 'failed' ? [{ ...loadable, subject }] : [],
  );
  const messages = [...new Set(failed.map(({ message }) => message))];
  return (
    <>
      {messages.map((message) => {
        const alike = failed.filter((failure) => failure.message === message);
        if (alike.every(({ isRefused }) => isRefused)) return <RefusalNotice key={message} message={message} />;
        const details = [...new Set(alike.flatMap(({ detail }) => (detail === undefined ? [] : [detail])))];
        const retries = alike.flatMap(({ onRetry }) => (onRetry === undefined ? [] : [onRetry]));
        const retryAll = () => {
          for (const retry of retries) retry();
        };
        const ofBefore = alike.flatMap(({ isOfBefore, subject }) => (isOfBefore ? [subject] : []));
        return (
          <ErrorBanner
            key={message}
            {...troubleWords(message, ofBefore)}
            detail={details.join('; ') || undefined}
            onRetry={retries.length > 0 ? retryAll : undefined}
          />
        );
      })}
      {questions.map(
        ({ of: loadable, subject }) =>
          loadable.state !== 'failed' && <LoadableNotice key={subject} of={loadable} subject={subject} />,
      )}
    </>
  );
}

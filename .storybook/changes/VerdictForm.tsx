import { type CSSProperties, useState } from 'react';
import { type GivenVerdict, type Verdict, verdicts } from './Changes.ts';
import { verdictText } from './verdictText.ts';

/** What a designer said of the story, and whether it was of the picture as it is. */
export function VerdictLine({ verdict }: { verdict: GivenVerdict | null }) {
  if (!verdict) return <p style={line}>No verdict yet.</p>;
  return (
    <p style={line}>
      <strong>{verdict.verdict === 'accepted' ? 'Accepted' : 'Change wanted'}</strong> by {verdict.by}
      {verdict.note !== '' && `: ${verdict.note}`}
      {!verdict.isCurrent && ' (given before it looked as it does now)'}
    </p>
  );
}

interface VerdictFormProps {
  storyId: string;
  /** Ids of the pictures that the verdict is about. */
  pictures: readonly string[];
}

/** Writes the text of a verdict's file, to be saved in the repository. */
export function VerdictForm({ storyId, pictures }: VerdictFormProps) {
  const [given, setGiven] = useState<Verdict>({ verdict: 'accepted', by: '', note: '', pictures });
  const text = verdictText(given);
  const missing =
    given.by.trim() === ''
      ? 'Say who looked.'
      : given.verdict === 'change wanted' && given.note.trim() === '' && 'Say what is wanted.';
  const path = `pictures/verdicts/${storyId}.yaml`;
  return (
    <details style={{ marginTop: 8 }}>
      <summary style={{ cursor: 'pointer' }}>Give a verdict</summary>
      <div style={{ display: 'grid', gap: 8, maxWidth: 480, marginTop: 8 }}>
        <label>
          Verdict{' '}
          <select
            value={given.verdict}
            onChange={({ target }) =>
              setGiven({ ...given, verdict: verdicts.find((one) => one === target.value) ?? 'accepted' })
            }
            style={field}
          >
            <option value="accepted">Accepted</option>
            <option value="change wanted">Change wanted</option>
          </select>
        </label>
        <label>
          Your name
          <input value={given.by} onChange={({ target }) => setGiven({ ...given, by: target.value })} style={field} />
        </label>
        <label>
          Note
          <textarea
            value={given.note}
            rows={2}
            onChange={({ target }) => setGiven({ ...given, note: target.value })}
            style={field}
          />
        </label>
        {missing ? (
          <p style={line}>{missing}</p>
        ) : (
          <p style={{ ...line, overflowWrap: 'anywhere' }}>
            <a href={`data:text/yaml;charset=utf-8,${encodeURIComponent(text)}`} download={`${storyId}.yaml`}>
              Save the file
            </a>{' '}
            as <code>{path}</code> and commit it.
          </p>
        )}
      </div>
    </details>
  );
}

const line: CSSProperties = { margin: '8px 0 0' };
const field: CSSProperties = { display: 'block', boxSizing: 'border-box', width: '100%', font: 'inherit', padding: 6 };

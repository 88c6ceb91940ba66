import { Unstyled } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useEffect, useState } from 'react';
import type {
  ChangedPicture,
  ChangedStory,
  ChangeReason,
  Changes,
  PictureComparison,
  PictureFile,
  StoryChange,
} from './Changes.ts';
import { storyTitle } from './storyTitle.ts';
import { VerdictForm, VerdictLine } from './VerdictForm.tsx';

// Set by main.ts.
declare const CHANGES: Changes | null;

type View = 'side by side' | 'before' | 'after' | 'difference';
const views: readonly View[] = ['side by side', 'before', 'after', 'difference'];

/** The changes that `pnpm changes` found: for each commit its stories, before and after, with their difference. */
export function WhatChanged() {
  const [chosen, setChosen] = useState(0);
  const comparison = CHANGES?.comparisons[chosen];
  if (!comparison)
    return (
      <p>
        Nothing was compared yet. <code>pnpm changes main</code> compares the pictures of a branch with those of main,{' '}
        <code>pnpm changes</code> each release with the one before it; then start Storybook again.
      </p>
    );
  return (
    <Unstyled>
      <div style={page}>
        {(CHANGES?.comparisons.length ?? 0) > 1 && (
          <label style={{ display: 'block', marginBottom: 16 }}>
            Compare{' '}
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))} style={field}>
              {CHANGES?.comparisons.map((one, index) => (
                <option key={comparisonName(one)} value={index}>
                  {comparisonName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <ComparisonPart key={chosen} comparison={comparison} />
      </div>
    </Unstyled>
  );
}

function comparisonName({ from, to }: PictureComparison): string {
  return `${from} → ${to ?? 'now'}`;
}

function ComparisonPart({ comparison }: { comparison: PictureComparison }) {
  const { stories } = comparison;
  const widths = [...new Set(stories.flatMap(({ pictures }) => pictures.map(({ width }) => width)))];
  const [view, setView] = useState<View>('side by side');
  const [width, setWidth] = useState(widths[0] ?? 0);
  const [change, setChange] = useState<StoryChange | 'all'>('all');
  const titles = useStoryTitles();
  const countOf = (one: StoryChange) => stories.filter((story) => story.change === one).length;
  const changes = (['new', 'changed', 'removed'] as const).filter((one) => countOf(one) > 0);
  const shown = stories.filter((story) => change === 'all' || story.change === change);
  const groups = [...Map.groupBy(shown, ({ reasons }) => reasons[0]?.commit ?? '')];
  return (
    <>
      <h2 style={{ fontSize: 20, fontWeight: 700, margin: '0 0 12px' }}>{comparisonName(comparison)}</h2>
      {stories.length === 0 && <p>Every screen looks as it did.</p>}
      {stories.length > 0 && (
        <div style={bar}>
          <Choice<StoryChange | 'all'>
            label="Stories"
            value={change}
            options={(['all', ...changes] as const).map((one) => [
              one,
              `${one === 'all' ? 'All' : changeWords[one]} (${one === 'all' ? stories.length : countOf(one)})`,
            ])}
            onChoose={setChange}
          />
          <Choice<number>
            label="Width"
            value={width}
            options={widths.map((one) => [one, `${one} px`])}
            onChoose={setWidth}
          />
          <Choice<View>
            label="Pictures"
            value={view}
            options={views.map((one) => [one, sentence(one)])}
            onChoose={setView}
          />
        </div>
      )}
      {groups.map(([commit, ofCommit]) => (
        <section key={commit} style={{ marginTop: 32 }}>
          <Reason reason={ofCommit[0]?.reasons[0]} />
          {ofCommit.map((story) => (
            <StoryPart key={story.id} story={story} titles={titles} view={view} width={width} />
          ))}
        </section>
      ))}
    </>
  );
}

/** As the sidebar has them, by the id of the story: `Screens › Orders › Hold Orders › View only`. */
function useStoryTitles(): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void readStoryTitles().then(setTitles);
  }, []);
  return titles;
}

async function readStoryTitles(): Promise<ReadonlyMap<string, string>> {
  const { entries } = (await (await fetch('index.json')).json()) as {
    entries: Readonly<Record<string, { title: string; name: string }>>;
  };
  return new Map(
    Object.entries(entries).map(([id, { title, name }]) => [id, `${title.replaceAll('/', ' › ')} › ${name}`]),
  );
}

const changeWords: Record<StoryChange, string> = { new: 'New', changed: 'Changed', removed: 'Removed' };

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lines are broken for a terminal; paragraphs and points stay apart. */
function unwrapped(body: string): string {
  return body.replaceAll(/(?<!\n)\n(?![\n*-])/g, ' ');
}

function Reason({ reason }: { reason: ChangeReason | undefined }) {
  if (!reason) return <h3 style={heading}>Not committed yet</h3>;
  return (
    <>
      <h3 style={heading}>{reason.subject}</h3>
      <p style={quiet}>
        {reason.date}, <code>{reason.commit}</code>
      </p>
      {reason.body !== '' && <p style={{ margin: '4px 0', whiteSpace: 'pre-line' }}>{unwrapped(reason.body)}</p>}
    </>
  );
}

interface StoryPartProps {
  story: ChangedStory;
  /** By id. */
  titles: ReadonlyMap<string, string>;
  view: View;
  /** In px. */
  width: number;
}

function StoryPart({ story, titles, view, width }: StoryPartProps) {
  const { id, change, pictures, reasons, verdict } = story;
  const title = titles.get(id) ?? storyTitle(id);
  const others = reasons.slice(1).map(({ subject }) => subject);
  const picture = pictures.find((one) => one.width === width);
  return (
    <article aria-label={title} style={card}>
      <header style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'baseline' }}>
        <h4 style={{ fontSize: 15, fontWeight: 700, margin: 0, overflowWrap: 'anywhere' }}>
          {change === 'removed' ? (
            title
          ) : (
            <a href={`?path=/story/${id}`} style={{ color: '#005bd3' }}>
              {title}
            </a>
          )}
        </h4>
        <span style={{ ...chip, ...chipColors[change] }}>{changeWords[change]}</span>
        {picture?.difference && (
          <span style={quiet}>{picture.difference.pixels.toLocaleString('en')} pixels differ</span>
        )}
      </header>
      {others.length > 0 && <p style={quiet}>Also: {others.join('; ')}</p>}
      {picture ? (
        <Pictures picture={picture} view={view} title={title} />
      ) : (
        <p style={quiet}>The same at {width} px.</p>
      )}
      <VerdictLine verdict={verdict} />
      {change !== 'removed' && <VerdictForm storyId={id} pictures={story.lookedAt} />}
    </article>
  );
}

function Pictures({ picture, view, title }: { picture: ChangedPicture; view: View; title: string }) {
  const parts = (['before', 'after', 'difference'] as const).filter(
    (part) => view === part || (view === 'side by side' && picture[part]),
  );
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}>
      {parts.map((part) => (
        <Picture key={part} name={sentence(part)} file={picture[part]} title={title} />
      ))}
    </div>
  );
}

function Picture({ name, file, title }: { name: string; file: PictureFile | null; title: string }) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={quiet}>{name}</figcaption>
      {file ? (
        <a href={address(file)} target="_blank" rel="noreferrer">
          <img
            src={address(file)}
            alt={`${title}, ${name.toLowerCase()}`}
            width={file.width}
            height={file.height}
            loading="lazy"
            style={{ display: 'block', maxWidth: '100%', height: 'auto', border: '1px solid #c9cccf', borderRadius: 4 }}
          />
        </a>
      ) : (
        <p style={{ margin: 0 }}>There is none.</p>
      )}
    </figure>
  );
}

function address({ file }: PictureFile): string {
  return `changes/${file}`;
}

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChoose(value: Value): void;
}

/** One of a few, as buttons. */
function Choice<Value extends string | number>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend style={{ ...quiet, padding: 0 }}>{label}</legend>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {options.map(([one, text]) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            onClick={() => onChoose(one)}
            style={{ ...button, ...(one === value ? pressed : {}) }}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const page: CSSProperties = { font: '14px/1.5 "Nunito Sans", system-ui, sans-serif', color: '#1f2124' };
const bar: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '12px 24px' };
const field: CSSProperties = { font: 'inherit', padding: '4px 8px', maxWidth: '100%' };
const heading: CSSProperties = { fontSize: 17, fontWeight: 700, margin: 0, overflowWrap: 'anywhere' };
const quiet: CSSProperties = { color: '#5c5f62', fontSize: 13, margin: '2px 0' };
const card: CSSProperties = { border: '1px solid #e1e3e5', borderRadius: 8, padding: 16, marginTop: 16 };
const button: CSSProperties = {
  font: 'inherit',
  color: 'inherit',
  padding: '4px 10px',
  border: '1px solid #8c9196',
  borderRadius: 6,
  background: '#fff',
  cursor: 'pointer',
};
const pressed: CSSProperties = { background: '#1f2124', color: '#fff' };
const chip: CSSProperties = { borderRadius: 10, padding: '0 8px', fontSize: 12 };
const chipColors: Record<StoryChange, CSSProperties> = {
  new: { background: '#d1f7c4', color: '#0b3d0b' },
  changed: { background: '#ffe8b0', color: '#4f3700' },
  removed: { background: '#e4e5e7', color: '#303030' },
};

import { type ProseBlock, type ProseSection, splitByUiLabel } from '@hub/domain/public';
import { useId } from 'react';
import { SiteLink } from '../layout/SiteLink.tsx';
import styles from './Prose.module.css';

export interface ProseProps {
  sections: readonly ProseSection[];
}

/** Sections of a page: second-level headings with their blocks. */
export function Prose({ sections }: ProseProps) {
  return (
    <div className={styles.prose}>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </div>
  );
}

function Section({ title, blocks }: ProseSection) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {blocks.map((block, index) => (
        // Static content never changes its order.
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <RichText sentence={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <RichText sentence={block.text} />
        </p>
      );
    case 'steps':
      return <ol className={styles.steps}>{items(block.items)}</ol>;
    case 'points':
      return <ul className={styles.points}>{items(block.items)}</ul>;
    case 'terms':
      return (
        <dl className={styles.terms}>
          {block.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText sentence={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'links':
      return (
        <ul className={styles.links}>
          {block.links.map(({ title, path }) => (
            <li key={path}>
              <SiteLink url={path}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      );
    case 'picture': {
      const { src, alt, width, height } = block.picture;
      return (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      );
    }
  }
}

function items(sentences: readonly string[]) {
  return sentences.map((sentence) => (
    <li key={sentence}>
      <RichText sentence={sentence} />
    </li>
  ));
}

/** A sentence with emphasized UI labels. */
function RichText({ sentence }: { sentence: string }) {
  return splitByUiLabel(sentence).map(({ text, isUiLabel }, index) =>
    isUiLabel ? <strong key={index}>{text}</strong> : text,
  );
}

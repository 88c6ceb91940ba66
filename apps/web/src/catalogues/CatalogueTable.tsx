import type { ReactNode } from 'react';
import styles from './CataloguePage.module.css';

export interface CatalogueRow {
  key: string;
  cells: readonly ReactNode[];
}

interface CatalogueTableProps {
  /** Heading of the section. */
  title: string;
  /** The source of the texts, or when they appear. */
  note?: string;
  head: readonly string[];
  rows: readonly CatalogueRow[];
}

/** A section of a catalogue; on a phone each row is a card. */
export function CatalogueTable({ title, note, head, rows }: CatalogueTableProps) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <table>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} data-entry={key}>
              {cells.map((cell, index) => (
                <td key={head[index]} data-head={head[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

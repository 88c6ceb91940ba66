import {
  sectionList,
  sectionName,
  type SectionRight,
  type StaffRights,
  staffTexts as texts,
} from '@hub/domain/permissions';
import { useId } from 'react';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import styles from './RightsGrid.module.css';

export interface RightsGridProps {
  /** The right for each section. */
  caption: string;
  /** Called with the rights after a change. */
  sections: StaffRights['sections'];
  /** One row per section with one of three rights; the arrow keys choose within a row. */
  onChange: (sections: StaffRights['sections']) => void;
}

const choices: readonly SectionRight[] = ['none', 'view', 'edit'];

/** One row per section with one of three rights; the arrow keys choose within a row. */
export function RightsGrid({ caption, sections, onChange }: RightsGridProps) {
  const name = useId();
  return (
    <CaptionedTable
      caption={caption}
      className={styles.table}
      head={[
        { title: texts.section },
        ...choices.map((right) => ({ title: texts.rights[right], className: styles.choice })),
      ]}
      rows={sectionList.map(({ id }) => ({
        key: String(id),
        name: sectionName(id),
        cells: choices.map((right) => ({
          className: styles.choice,
          content: (
            <label>
              <input
                type="radio"
                name={`${name}${id}`}
                aria-label={`${sectionName(id)}: ${texts.rights[right]}`}
                checked={sections[id] === right}
                onChange={() => onChange({ ...sections, [id]: right })}
              />
            </label>
          ),
        })),
      }))}
    />
  );
}

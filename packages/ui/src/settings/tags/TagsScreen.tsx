import { wordsText } from '@hub/domain/messages';
import { feedbackTexts } from '@hub/domain/shared';
import { tagAddProblem, type TagColor, tagKey, tagTexts as texts } from '@hub/domain/tags';
import { Card, Select, Text, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { type Loadable, MoreRows, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import type { ListedTag } from './ListedTag.ts';
import { colorOptions, TagRow } from './TagRow.tsx';
import styles from './TagsScreen.module.css';

export interface TagsScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The tags with the most orders first. */
  tags: Loadable<readonly ListedTag[]>;
  /** Why this person cannot change tags; null when they can. */
  disabledReason: string | null;
  /** Why this person cannot rename tags, which changes workflows; null when they can. */
  renameDisabledReason: string | null;
  /** Why this person cannot delete tags, which changes orders; null when they can. */
  deleteDisabledReason: string | null;
  /** Names of the tags being changed. */
  busy: ReadonlySet<string>;
  /** Path of a workflow's builder; null without permission. */
  workflowPath: ((workflowId: string) => string) | null;
  /** Adds a tag. */
  onAdd: (name: string, color: TagColor | null) => void;
  /** Sets the color of a tag. */
  onColor: (tag: ListedTag, color: TagColor | null) => void;
  /** Renames a tag everywhere; `isMerge`: merges it into another. */
  onRename: (tag: ListedTag, to: string, isMerge: boolean) => void;
  /** Deletes a tag. */
  onDelete: (tag: ListedTag) => void;
}

/** Lists from this length on have a filter. */
const filteredFrom = 10;

/** `/app/settings/tags` for servers with capability `tags`. */
export function TagsScreen({ pageHeader, tags, disabledReason, busy, workflowPath, onAdd, ...on }: TagsScreenProps) {
  const [filter, setFilter] = useState('');
  const list = shownValue(tags);
  const matching = list?.filter(({ name }) => tagKey(name).includes(tagKey(filter))) ?? [];
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={tags} subject={texts.subject} />
      <ViewOnlyBanner reason={disabledReason} />
      {list === null && tags.state === 'loading' && (
        <Card>
          <SkeletonList rows={5} rowHeight={56} label={feedbackTexts.loading(texts.subject)} />
        </Card>
      )}
      {list !== null && disabledReason === null && <AddCard tags={list} onAdd={onAdd} />}
      {list !== null && (
        <SectionCard title={texts.title} note={list.length === 0 ? texts.none : texts.note}>
          {list.length > filteredFrom && (
            <TextField
              label={texts.filter}
              labelHidden
              placeholder={texts.filter}
              autoComplete="off"
              type="search"
              value={filter}
              onChange={setFilter}
            />
          )}
          {list.length > 0 && matching.length === 0 && <Text as="p">{texts.noMatch}</Text>}
          {matching.length > 0 && (
            <MoreRows rows={matching} label={texts.title}>
              {(shown) => (
                <ul className={styles.list}>
                  {shown.map((tag) => (
                    <li key={tagKey(tag.name)} className={styles.row}>
                      <TagRow
                        tag={tag}
                        tags={list}
                        isBusy={busy.has(tag.name)}
                        isReadOnly={disabledReason !== null}
                        workflowPath={workflowPath}
                        {...on}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </MoreRows>
          )}
        </SectionCard>
      )}
    </StackedPage>
  );
}

function AddCard({ tags, onAdd }: { tags: readonly ListedTag[]; onAdd: TagsScreenProps['onAdd'] }) {
  const [name, setName] = useState('');
  const [color, setColor] = useState('');
  const problem = wordsText(tagAddProblem(tags, name));
  const error = name === '' ? null : problem;
  const add = () => {
    if (problem !== null) return;
    onAdd(name.trim(), color === '' ? null : (color as TagColor));
    setName('');
    setColor('');
  };
  return (
    <SectionCard title={texts.addTitle}>
      <form
        className={styles.add}
        data-wrong={error === null ? undefined : true}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField label={texts.name} autoComplete="off" value={name} error={error ?? undefined} onChange={setName} />
        <Select label={texts.color} options={colorOptions} value={color} onChange={setColor} />
        <div>
          <ActionButton label={texts.add} variant="primary" disabledReason={problem} onAction={add} />
        </div>
      </form>
    </SectionCard>
  );
}

import { wordsText } from '@hub/domain/messages';
import {
  deletionText,
  mergeText,
  tagColorLabels,
  type TagColor,
  taggedOrdersText,
  tagKey,
  tagNameProblem,
  tagTexts as texts,
  tagUseLabels,
} from '@hub/domain/tags';
import type { TagUse } from '@hub/domain/workflows';
import { Banner, InlineStack, Link, Select, TextField } from '@shopify/polaris';
import { choicesOf } from '../../data/choicesOf.ts';
import { Fragment, useEffect, useId, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import type { ListedTag } from './ListedTag.ts';
import styles from './TagsScreen.module.css';

export interface TagRowProps {
  tag: ListedTag;
  /** All tags, to detect a merge. */
  tags: readonly ListedTag[];
  /** A change to this tag is in progress. */
  isBusy: boolean;
  /** The tag is shown as text. */
  isReadOnly: boolean;
  /** Why this person cannot rename tags, which changes workflows; null when they can. */
  renameDisabledReason: string | null;
  /** Why this person cannot delete tags, which changes orders; null when they can. */
  deleteDisabledReason: string | null;
  /** Path of a workflow's builder; null without permission. */
  workflowPath: ((workflowId: string) => string) | null;
  onColor: (tag: ListedTag, color: TagColor | null) => void;
  /** `isMerge`: another tag has this name. */
  onRename: (tag: ListedTag, to: string, isMerge: boolean) => void;
  onDelete: (tag: ListedTag) => void;
}

/** The colors to choose from. */
export const colorOptions = [{ value: '', label: texts.noColor }, ...choicesOf(tagColorLabels)];

/** A tag with its orders, its workflows and its actions. */
export function TagRow({
  tag,
  tags,
  isBusy,
  isReadOnly,
  workflowPath,
  onColor,
  onRename,
  onDelete,
  ...off
}: TagRowProps) {
  const [newName, setNewName] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const setBy = tag.workflows.filter(({ use, isActive }) => use === 'sets' && isActive).map(({ name }) => name);
  return (
    <>
      <div className={styles.body}>
        <div className={styles.name}>
          <span className={styles.dot} data-color={tag.color ?? undefined} aria-hidden="true" />
          <bdi>{tag.name}</bdi>
          <span className={styles.orders}>{taggedOrdersText(tag.orders)}</span>
        </div>
        <WorkflowUses tag={tag} workflowPath={workflowPath} />
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          <div className={styles.color}>
            <Select
              label={`${texts.color} ${tag.name}`}
              labelHidden
              options={colorOptions}
              value={tag.color ?? ''}
              onChange={(color) => onColor(tag, color === '' ? null : (color as TagColor))}
            />
          </div>
          <ActionButton
            label={texts.rename}
            about={texts.about(tag.name)}
            variant="plain"
            disabledReason={off.renameDisabledReason}
            onAction={() => setNewName(newName === null ? tag.name : null)}
          />
          <ActionButton
            label={texts.delete}
            about={texts.about(tag.name)}
            variant="plain"
            tone="critical"
            loading={isBusy}
            disabledReason={off.deleteDisabledReason}
            onAction={() => setDeleting(true)}
          />
        </div>
      )}
      {newName !== null && (
        <RenameForm
          tag={tag}
          tags={tags}
          name={newName}
          isBusy={isBusy}
          onChange={setNewName}
          onCancel={() => setNewName(null)}
          onRename={(isMerge) => {
            setNewName(null);
            onRename(tag, newName.trim(), isMerge);
          }}
        />
      )}
      <ConfirmDialog
        open={isDeleting}
        title={texts.deleteTitle(tag.name)}
        body={deletionText(tag.orders, setBy)}
        confirmLabel={texts.delete}
        onConfirm={() => {
          setDeleting(false);
          onDelete(tag);
        }}
        onCancel={() => setDeleting(false)}
      />
    </>
  );
}

function WorkflowUses({ tag, workflowPath }: Pick<TagRowProps, 'tag' | 'workflowPath'>) {
  if (tag.workflows.length === 0) return <span className={styles.use}>{texts.noWorkflows}</span>;
  return (Object.keys(tagUseLabels) as readonly TagUse[]).map((use) => {
    const workflows = tag.workflows.filter((workflow) => workflow.use === use);
    if (workflows.length === 0) return null;
    return (
      <span key={use} className={styles.use}>
        {tagUseLabels[use]}{' '}
        {workflows.map(({ workflowId, name }, index) => (
          <Fragment key={workflowId}>
            {index > 0 && ', '}
            <bdi>{workflowPath === null ? name : <Link url={workflowPath(workflowId)}>{name}</Link>}</bdi>
          </Fragment>
        ))}
      </span>
    );
  });
}

interface RenameFormProps extends Pick<TagRowProps, 'tag' | 'tags' | 'isBusy'> {
  name: string;
  onChange: (name: string) => void;
  onCancel: () => void;
  onRename: (isMerge: boolean) => void;
}

function RenameForm({ tag, tags, name, isBusy, onChange, onCancel, onRename }: RenameFormProps) {
  const id = useId();
  // The person who opens the form continues by typing.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const problem = wordsText(tagNameProblem(name));
  const other = tags.find((each) => each !== tag && tagKey(each.name) === tagKey(name));
  const isSame = name.trim() === tag.name;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !isSame && other === undefined && !isBusy) onRename(false);
      }}
    >
      <TextField
        label={texts.renameTo}
        id={id}
        autoComplete="off"
        value={name}
        error={problem ?? undefined}
        onChange={onChange}
      />
      {other !== undefined && <Banner tone="warning">{mergeText(tag.name, other.name, tag.orders)}</Banner>}
      <InlineStack gap="200">
        <ActionButton
          label={other === undefined ? texts.save : texts.merge}
          about={tag.name}
          variant="primary"
          loading={isBusy}
          disabledReason={problem ?? (isSame ? texts.sameName : null)}
          onAction={() => onRename(other !== undefined)}
        />
        <ActionButton label={texts.cancel} about={tag.name} disabledReason={null} onAction={onCancel} />
      </InlineStack>
    </form>
  );
}

import { deleteItemTitle, productScreenTexts } from '@hub/domain/products';
import { BlockStack, Card, InlineStack, Text } from '@shopify/polaris';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { ConfirmDialog } from '../../dialogs/index.ts';
import styles from './ItemsCard.module.css';

export interface ListedItem {
  id: string;
  name: string;
  /** Below the name. */
  text: ReactNode;
  /** On the right. */
  aside?: ReactNode;
  /** What its deletion means. */
  deletion: string;
}

export interface ItemsCardProps {
  title: string;
  note: string;
  /** Text shown when the list is empty. */
  none: string;
  addLabel: string;
  /** "package". */
  noun: 'package' | 'bundle' | 'collection';
  items: readonly ListedItem[];
  /** Id of the item with an open editor; 'new' for a new item; null: none. */
  openId: string | null;
  /** The open editor has changes, which opening another would discard. */
  isDirty: boolean;
  /** The open editor. */
  editor: ReactNode;
  /** Why nothing can be changed; null: it can. */
  disabledReason: string | null;
  onAdd: () => void;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Packages, bundles or collections, with the editor of one of them. */
export function ItemsCard(props: ItemsCardProps) {
  const { title, note, none, addLabel, noun, items, openId, isDirty, editor, disabledReason, onAdd, onOpen, onDelete } =
    props;
  const [deleting, setDeleting] = useState<string | null>(null);
  const blockedReason = disabledReason ?? (isDirty ? unsavedText : null);
  const toDelete = items.find(({ id }) => id === deleting);
  return (
    <Card padding="0">
      <div className={styles.head}>
        <BlockStack gap="100">
          <Text as="h2" variant="headingMd">
            {title}
          </Text>
          <Text as="p" tone="subdued">
            {items.length === 0 ? none : note}
          </Text>
        </BlockStack>
        <ActionButton
          label={addLabel}
          disabledReason={openId === 'new' ? addingText : blockedReason}
          onAction={onAdd}
        />
      </div>
      {openId === 'new' && <div className={styles.editor}>{editor}</div>}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <div className={styles.row}>
                <div className={styles.words}>
                  <Text as="h3" variant="headingSm">
                    <bdi>{item.name}</bdi>
                  </Text>
                  <Text as="p" tone="subdued">
                    {item.text}
                  </Text>
                </div>
                {item.aside !== undefined && <div className={styles.aside}>{item.aside}</div>}
                <InlineStack gap="200" wrap={false}>
                  <ActionButton
                    label={productScreenTexts.edit}
                    about={productScreenTexts.about(noun, item.name)}
                    disabledReason={openId === item.id ? openText : blockedReason}
                    onAction={() => onOpen(item.id)}
                  />
                  <ActionButton
                    label={productScreenTexts.delete}
                    about={productScreenTexts.about(noun, item.name)}
                    tone="critical"
                    variant="plain"
                    disabledReason={blockedReason}
                    onAction={() => setDeleting(item.id)}
                  />
                </InlineStack>
              </div>
              {openId === item.id && <div className={styles.editor}>{editor}</div>}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        title={deleteItemTitle(noun, toDelete?.name ?? '')}
        body={toDelete?.deletion}
        confirmLabel={productScreenTexts.delete}
        destructive
        onConfirm={() => {
          if (toDelete !== undefined) onDelete(toDelete.id);
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </Card>
  );
}

const openText = productScreenTexts.isOpen;
const unsavedText = productScreenTexts.isUnsaved;
const addingText = productScreenTexts.isAdding;

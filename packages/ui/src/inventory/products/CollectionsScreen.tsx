import { problemTexts, wordsText } from '@hub/domain/messages';
import {
  checkCollection,
  type Collection,
  type CollectionRule,
  collectionSentence,
  type CollectionSettings,
  type Handling,
  membershipOf,
  newCollectionRule,
  type Product,
  productColumns,
  productScreenTexts,
  readSkus,
  unknownSkusText,
} from '@hub/domain/products';
import { type WeightUnit, feedbackTexts } from '@hub/domain/shared';
import { BlockStack, Card, Checkbox, ChoiceList, InlineStack, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotices, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { ItemActions, ItemEditor } from './ItemEditor.ts';
import { ItemsCard } from './ItemsCard.tsx';
import styles from './ItemsCard.module.css';
import { WeightInput } from './WeightInput.tsx';

export interface CollectionsScreenProps extends ItemActions<CollectionSettings> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The collections of the shop. */
  collections: Loadable<readonly Collection[]>;
  /** The products, to list what collections contain. */
  products: Loadable<readonly Product[]>;
  /** The collection being changed; null: none. */
  editor: ItemEditor<CollectionSettings, Collection> | null;
  /** Unit of a weight typed without one. */
  unit: WeightUnit;
  /** Why nothing can be changed; null: it can. */
  disabledReason: string | null;
}

const { collections: texts } = productScreenTexts;

/** `/app/inventory/collection` for servers with capability `products`: named groups of products. */
export function CollectionsScreen(props: CollectionsScreenProps) {
  const { pageHeader, collections, products, editor, disabledReason } = props;
  const [list, known] = [shownValue(collections), shownValue(products)];
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotices
          loadables={[
            { loadable: collections, subject: texts.subject },
            { loadable: products, subject: productScreenTexts.subject },
          ]}
        />
        <ViewOnlyBanner reason={disabledReason} />
        {list !== null && known !== null ? (
          <ItemsCard
            title={texts.title}
            note={texts.note}
            none={texts.none}
            addLabel={texts.add}
            noun="collection"
            items={list.map((collection) => ({
              id: collection.collectionId,
              name: collection.name,
              text: collectionSentence(collection),
              aside: countText(collection, known),
              deletion: productScreenTexts.collectionDeletion,
            }))}
            openId={editor && (editor.id ?? 'new')}
            isDirty={editor?.isDirty ?? false}
            editor={
              editor && (
                <CollectionForm
                  key={editor.id ?? 'new'}
                  {...props}
                  editor={editor}
                  known={known}
                  others={list.filter(({ collectionId }) => collectionId !== editor.id)}
                />
              )
            }
            disabledReason={disabledReason}
            onAdd={props.onAdd}
            onOpen={props.onOpen}
            onDelete={props.onDelete}
          />
        ) : (
          (collections.state === 'loading' || products.state === 'loading') && (
            <Card>
              <SkeletonList rows={4} rowHeight={64} label={feedbackTexts.loading(texts.subject)} />
            </Card>
          )
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function countText(collection: Pick<Collection, 'members'>, products: readonly Product[]): string {
  return productScreenTexts.count(products.filter(membershipOf(collection)).length);
}

interface CollectionFormProps extends Omit<CollectionsScreenProps, 'editor'> {
  editor: ItemEditor<CollectionSettings, Collection>;
  known: readonly Product[];
  others: readonly Collection[];
}

function CollectionForm({ editor, known, others, unit, onChange, ...actions }: CollectionFormProps) {
  const { settings, isDirty, isSaving, newer } = editor;
  const { name, members } = settings;
  const problems = checkCollection(settings, others);
  const nameError = problemTexts(problems)('name');
  return (
    <EditorFrame
      label={name || texts.add}
      problem={wordsText(problems[0]?.message ?? null)}
      isDirty={isDirty}
      isSaving={isSaving}
      newer={newer && { savedBy: newer.savedBy, text: `${newer.name}: ${collectionSentence(newer)}` }}
      onSave={actions.onSave}
      onClose={actions.onClose}
    >
      <BlockStack gap="300">
        <TextField
          label={texts.name}
          autoComplete="off"
          value={name}
          error={name === '' ? undefined : nameError}
          onChange={(next) => onChange({ ...settings, name: next })}
        />
        <ChoiceList
          title={texts.kind}
          choices={[
            { label: texts.rule, value: 'rule' },
            { label: texts.list, value: 'list' },
          ]}
          selected={[members.type]}
          onChange={([type]) =>
            onChange({
              ...settings,
              members: type === 'list' ? { type: 'list', skus: [] } : { type: 'rule', rule: newCollectionRule },
            })
          }
        />
        {members.type === 'list' ? (
          <SkuListInput
            skus={members.skus}
            known={known}
            onChange={(skus) => onChange({ ...settings, members: { type: 'list', skus } })}
          />
        ) : (
          <RuleInputs
            rule={members.rule}
            unit={unit}
            onChange={(rule) => onChange({ ...settings, members: { type: 'rule', rule } })}
          />
        )}
        <p role="status">{countText(settings, known)}</p>
      </BlockStack>
    </EditorFrame>
  );
}

interface SkuListInputProps {
  skus: readonly string[];
  known: readonly Product[];
  onChange: (skus: readonly string[]) => void;
}

function SkuListInput({ skus, known, onChange }: SkuListInputProps) {
  const [text, setText] = useState(skus.join('\n'));
  const codes = new Set(known.map(({ sku }) => sku));
  const unknown = skus.filter((sku) => !codes.has(sku));
  return (
    <TextField
      label={texts.skus}
      multiline={6}
      maxHeight={240}
      autoComplete="off"
      value={text}
      helpText={unknown.length > 0 ? unknownSkusText(unknown) : texts.skusHelp}
      onChange={(next) => {
        setText(next);
        onChange(readSkus(next));
      }}
    />
  );
}

interface RuleInputsProps {
  rule: CollectionRule;
  unit: WeightUnit;
  onChange: (rule: CollectionRule) => void;
}

const flags = ['shipsAlone', 'isFragile', 'isDangerous'] as const satisfies readonly (keyof Handling)[];

function RuleInputs({ rule, unit, onChange }: RuleInputsProps) {
  const change = (next: Partial<CollectionRule>) => onChange({ ...rule, ...next });
  return (
    <BlockStack gap="300">
      <div className={styles.fields}>
        <WordsInput
          label={texts.prefixes}
          words={rule.skuPrefixes}
          onChange={(skuPrefixes) => change({ skuPrefixes })}
        />
        <WordsInput label={texts.words} words={rule.nameWords} onChange={(nameWords) => change({ nameWords })} />
      </div>
      <div className={styles.fields}>
        <WeightInput
          label={texts.minWeight}
          value={rule.minWeight}
          unit={unit}
          onChange={(minWeight) => change({ minWeight })}
        />
        <WeightInput
          label={texts.maxWeight}
          value={rule.maxWeight}
          unit={unit}
          onChange={(maxWeight) => change({ maxWeight })}
        />
      </div>
      <fieldset className={styles.plain}>
        <legend>{texts.handling}</legend>
        <InlineStack gap="400">
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={productColumns[flag]}
              checked={rule.handling.includes(flag)}
              onChange={(isChecked) =>
                change({
                  handling: flags.filter((other) => (other === flag ? isChecked : rule.handling.includes(other))),
                })
              }
            />
          ))}
        </InlineStack>
      </fieldset>
    </BlockStack>
  );
}

interface WordsInputProps {
  label: string;
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}

function WordsInput({ label, words, onChange }: WordsInputProps) {
  const [text, setText] = useState(words.join(', '));
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={text}
      helpText={texts.wordsHelp}
      onChange={(next) => {
        setText(next);
        onChange(readSkus(next));
      }}
    />
  );
}

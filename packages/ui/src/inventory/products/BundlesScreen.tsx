import { problemTexts, wordsText } from '@hub/domain/messages';
import { feedbackTexts } from '@hub/domain/shared';
import {
  type Bundle,
  type BundleComponent,
  bundleDeletionText,
  bundleLimits,
  checkBundle,
  componentsText,
  type Product,
  productName,
  productScreenTexts,
  splitByText,
} from '@hub/domain/products';
import { Banner, BlockStack, Card, Link, Text, TextField } from '@shopify/polaris';
import { useId, useState } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { type Loadable, shownValue, type SkuPath } from '../../data/index.ts';
import { Suggestions } from '../../data/Suggestions.tsx';
import { LoadableNotices, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { ItemActions, ItemEditor } from './ItemEditor.ts';
import { ItemsCard } from './ItemsCard.tsx';
import styles from './ItemsCard.module.css';

/** A bundle with the number of orders of the last 30 days that contained it. */
export interface ShownBundle extends Bundle {
  orders: number;
}

/** A bundle as typed. */
export type TypedBundle = Pick<Bundle, 'sku' | 'components'>;

export interface BundlesScreenProps extends ItemActions<TypedBundle> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The bundles, and the active workflows that split them. */
  bundles: Loadable<{ bundles: readonly ShownBundle[]; splitBy: readonly string[] }>;
  /** The products, for names and suggestions. */
  products: Loadable<readonly Product[]>;
  /** The bundle being changed; null: none. */
  editor: ItemEditor<TypedBundle, Bundle> | null;
  /** Path of the orders with a SKU; null without permission. */
  skuPath: SkuPath;
  /** Path of the workflows; null without permission. */
  workflowsPath: string | null;
  /** Why nothing can be changed; null: it can. */
  disabledReason: string | null;
}

const { bundles: texts } = productScreenTexts;

/** `/app/inventory/bundles` for servers with capability `products`: SKUs made up of other SKUs. */
export function BundlesScreen(props: BundlesScreenProps) {
  const { pageHeader, bundles, products, workflowsPath, disabledReason } = props;
  const [list, known] = [shownValue(bundles), shownValue(products)];
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotices
          loadables={[
            { loadable: bundles, subject: texts.subject },
            { loadable: products, subject: productScreenTexts.subject },
          ]}
        />
        <ViewOnlyBanner reason={disabledReason} />
        {list !== null && known !== null ? (
          <>
            {list.bundles.length > 0 && list.splitBy.length === 0 && (
              <Banner tone="warning" title={texts.noWorkflow}>
                {workflowsPath !== null && <Link url={workflowsPath}>{texts.makeWorkflow}</Link>}
              </Banner>
            )}
            <LoadedBundles {...props} list={list.bundles} known={known} />
            {list.splitBy.length > 0 && (
              <Text as="p" tone="subdued">
                {splitByText(list.splitBy)}
              </Text>
            )}
          </>
        ) : (
          (bundles.state === 'loading' || products.state === 'loading') && (
            <Card>
              <SkeletonList rows={4} rowHeight={64} label={feedbackTexts.loading(texts.subject)} />
            </Card>
          )
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function LoadedBundles(props: BundlesScreenProps & { list: readonly ShownBundle[]; known: readonly Product[] }) {
  const { list, known, editor, skuPath, disabledReason } = props;
  const bySku = new Map(known.map((product) => [product.sku, product]));
  return (
    <ItemsCard
      title={texts.title}
      note={texts.note}
      none={texts.none}
      addLabel={texts.add}
      noun="bundle"
      items={list.map((bundle) => {
        const path = skuPath(bundle.sku, 'ordered');
        const orders = `${texts.orders}: ${bundle.orders}`;
        return {
          id: bundle.sku,
          name: bundle.sku,
          text: bundleText(bundle, bySku),
          aside: bundle.orders > 0 && path !== null ? <Link url={path}>{orders}</Link> : orders,
          deletion: bundleDeletionText(bundle.orders),
        };
      })}
      openId={editor && (editor.id ?? 'new')}
      isDirty={editor?.isDirty ?? false}
      editor={editor && <BundleForm key={editor.id ?? 'new'} {...props} editor={editor} bySku={bySku} />}
      disabledReason={disabledReason}
      onAdd={props.onAdd}
      onOpen={props.onOpen}
      onDelete={props.onDelete}
    />
  );
}

function bundleText({ sku, components }: TypedBundle, bySku: ReadonlyMap<string, Product>): string {
  const name = bySku.get(sku)?.storeName ?? '';
  const parts = componentsText(components);
  return name.trim() === '' ? parts : `${name.trim()}: ${parts}`;
}

interface BundleFormProps extends Omit<BundlesScreenProps, 'editor'> {
  editor: ItemEditor<TypedBundle, Bundle>;
  list: readonly ShownBundle[];
  bySku: ReadonlyMap<string, Product>;
}

/** Most SKUs suggested while typing. */
const suggestions = 50;

function BundleForm({ editor, list, bySku, onChange, ...actions }: BundleFormProps) {
  const { settings, isDirty, isSaving, newer } = editor;
  const { sku, components } = settings;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const others = list.filter((bundle) => bundle.sku !== editor.id);
  const isTaken = editor.id === null && list.some((bundle) => bundle.sku === sku);
  const problems = checkBundle(settings, others, (code) => bySku.has(code));
  const isNew = editor.id === null;
  const skuError = isTaken ? takenText : problemTexts(problems)('sku');
  const change = (next: readonly BundleComponent[]) => onChange({ ...settings, components: next });
  const found =
    typed === '' ? [] : [...bySku.keys()].filter((code) => code.toLowerCase().includes(typed.toLowerCase()));
  return (
    <EditorFrame
      label={sku || texts.add}
      problem={skuError ?? wordsText(problems[0]?.message ?? null)}
      isDirty={isDirty}
      isSaving={isSaving}
      newer={newer && { savedBy: newer.savedBy, text: bundleText(newer, bySku) }}
      onSave={actions.onSave}
      onClose={actions.onClose}
    >
      <BlockStack gap="300">
        {isNew && (
          <TextField
            label={texts.sku}
            autoComplete="off"
            value={sku}
            helpText={sku !== '' && !bySku.has(sku) ? texts.neverOrdered : texts.skuHelp}
            error={sku === '' ? undefined : skuError}
            onChange={(next) => onChange({ ...settings, sku: next })}
          />
        )}
        {components.map((component, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- components have no id, and nothing else moves them.
          <div key={index} className={styles.component} role="group" aria-label={`${texts.item} ${index + 1}`}>
            <div>
              <label className={styles.label} htmlFor={`${listId}-${index}`}>
                {texts.item} {index + 1}
              </label>
              <input
                id={`${listId}-${index}`}
                className={styles.input}
                list={listId}
                autoComplete="off"
                value={component.sku}
                aria-invalid={errorOf(problems, index, component) !== undefined || undefined}
                aria-describedby={`${listId}-${index}-help`}
                onChange={(event) => {
                  setTyped(event.target.value);
                  change(components.with(index, { ...component, sku: event.target.value }));
                }}
              />
              <p
                id={`${listId}-${index}-help`}
                className={styles.help}
                data-error={errorOf(problems, index, component) !== undefined || undefined}
              >
                {errorOf(problems, index, component) ?? nameOf(bySku.get(component.sku))}
              </p>
            </div>
            <TextField
              label={texts.quantity}
              type="number"
              min={1}
              max={bundleLimits.quantity}
              autoComplete="off"
              value={Number.isNaN(component.quantity) ? '' : String(component.quantity)}
              onChange={(text) =>
                change(components.with(index, { ...component, quantity: text === '' ? Number.NaN : Number(text) }))
              }
            />
            <div className={styles.remove}>
              <ActionButton
                label={texts.removeItem}
                about={component.sku || String(index + 1)}
                variant="plain"
                tone="critical"
                disabledReason={components.length === 1 ? lastItemText : null}
                onAction={() => change(components.toSpliced(index, 1))}
              />
            </div>
          </div>
        ))}
        <Suggestions
          id={listId}
          options={found.slice(0, suggestions).map((value) => ({ value, label: nameOf(bySku.get(value)) }))}
        />
        <div>
          <ActionButton
            label={texts.addItem}
            disabledReason={null}
            onAction={() => change([...components, { sku: '', quantity: 1 }])}
          />
        </div>
      </BlockStack>
    </EditorFrame>
  );
}

/** An item without a typed SKU is not an error yet. */
function errorOf(problems: ReturnType<typeof checkBundle>, index: number, { sku }: BundleComponent) {
  return sku === '' ? undefined : wordsText(problems.find((problem) => problem.index === index)?.message);
}

function nameOf(product: Product | undefined): string {
  return product === undefined ? '' : productName(product);
}

const takenText = productScreenTexts.taken;
const lastItemText = productScreenTexts.lastItem;

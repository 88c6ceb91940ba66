import {
  type CellContext,
  cellText,
  editedProduct,
  formatWeight,
  inheritedWeightText,
  isTextColumn,
  isWeightMissing,
  matchingProducts,
  type Product,
  type ProductColumn,
  productColumnNames,
  productColumns,
  productCountText,
  type ProductDraft,
  productName,
  productScreenTexts,
  saveChangesLabel,
} from '@hub/domain/products';
import { savedVersionTexts, feedbackTexts } from '@hub/domain/shared';
import { BlockStack, Card, Checkbox, InlineStack, Text, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton, DiscardButton } from '../../actions/index.ts';
import { EditableGrid, type GridColumn, type GridEdit, type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotices, OutdatedBanner, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { PackagesCard, type PackagesCardProps } from './PackagesCard.tsx';
import styles from './WeightsAndPackagesScreen.module.css';

export interface WeightsAndPackagesScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** All products, those without a weight first. */
  products: Loadable<readonly Product[]>;
  /** The packages, with the editor of one of them. */
  packages: Omit<PackagesCardProps, 'packages' | 'usesOf' | 'unit' | 'disabledReason'> & {
    list: Loadable<PackagesCardProps['packages']>;
  };
  /** Cells as typed. */
  draft: ProductDraft;
  /** Context for parsing the cells. */
  context: CellContext;
  /** Default weight in kg for products without one; null: unknown. */
  defaultWeight: number | null;
  /** Newer versions of products that someone else saved. */
  outdated: readonly Product[];
  /** A save is in progress. */
  isSaving: boolean;
  /** Why this person cannot change products; null: they can. */
  disabledReason: string | null;
  /** Cells were typed, pasted, filled or cleared together. */
  onEdit: (edits: readonly { sku: string; column: ProductColumn; text: string }[]) => void;
  /** Saves everything that was typed. */
  onSave: () => void;
  /** Reverts everything that was typed. */
  onDiscard: () => void;
  /** Drops the changes to products that someone else saved. */
  onUseTheirs: () => void;
  /** Saves the changes over the newer versions. */
  onSaveMine: () => void;
  /** Opens the import of a file. */
  onImport: () => void;
  /** Saves all products as a CSV file. */
  onExport: () => void;
}

const { products: texts } = productScreenTexts;

const widths: Readonly<Record<ProductColumn, number>> = {
  weight: 11,
  package: 11,
  shipsAlone: 7,
  isFragile: 6,
  isDangerous: 9,
  hsCode: 8,
  countryOfOrigin: 8,
};

const typeOf = (column: ProductColumn): GridColumn['type'] =>
  isTextColumn(column) ? 'text' : column === 'package' ? 'choice' : 'check';

/** `/app/inventory/weightandpackage` for servers with capability `products`: a grid of all products, and the packages. */
export function WeightsAndPackagesScreen(props: WeightsAndPackagesScreenProps) {
  const { pageHeader, products, packages, context, disabledReason } = props;
  const [list, known] = [shownValue(products), shownValue(packages.list)];
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotices
          loadables={[
            { loadable: products, subject: productScreenTexts.subject },
            { loadable: packages.list, subject: productScreenTexts.packages.subject },
          ]}
        />
        <ViewOnlyBanner reason={disabledReason} />
        {list !== null && known !== null ? (
          <>
            <ProductsCard {...props} list={list} />
            <PackagesCard
              {...packages}
              packages={known}
              usesOf={(id) => list.filter(({ packageId }) => packageId === id).length}
              unit={context.unit}
              disabledReason={disabledReason}
            />
          </>
        ) : (
          (products.state === 'loading' || packages.list.state === 'loading') && (
            <Card>
              <SkeletonList rows={8} rowHeight={44} label={feedbackTexts.loading(productScreenTexts.subject)} />
            </Card>
          )
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function ProductsCard(props: WeightsAndPackagesScreenProps & { list: readonly Product[] }) {
  const { list, draft, context, defaultWeight, disabledReason, isSaving, outdated } = props;
  const [filter, setFilter] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const missing = list.filter(isWeightMissing).length;
  // Keeps a row visible until its new values are saved.
  const shown = matchingProducts(list, filter).filter((product) => !onlyMissing || isWeightMissing(product));
  const edited = list.flatMap((product) => {
    const cells = draft.get(product.sku);
    return cells === undefined ? [] : [editedProduct(product, cells, context)];
  });
  const hasProblem = edited.some(({ problems }) => Object.keys(problems).length > 0);
  const columns = productColumnNames.map((key): GridColumn => ({
    key,
    // A number without a unit uses the shop's unit.
    title: key === 'weight' ? `${productColumns.weight} (${context.unit})` : productColumns[key],
    type: typeOf(key),
    ...(key === 'package' && { choices: context.packages.map(({ name }) => name) }),
    ...(key === 'weight' && { isNumeric: true }),
    width: widths[key],
  }));
  return (
    <Card padding="0">
      <div className={styles.head}>
        <BlockStack gap="100">
          <Text as="h2" variant="headingMd">
            {texts.title}
          </Text>
          <Text as="p" tone="subdued">
            {list.length === 0 ? texts.none : productCountText(list.length, missing)}
          </Text>
        </BlockStack>
        <InlineStack gap="200">
          <ActionButton label={texts.importCsv} disabledReason={disabledReason} onAction={props.onImport} />
          <ActionButton
            label={texts.exportCsv}
            disabledReason={list.length === 0 ? texts.none : null}
            onAction={props.onExport}
          />
        </InlineStack>
      </div>
      {outdated.length > 0 && (
        <div className={styles.banner}>
          <OutdatedBanner
            newer={outdated[0] ?? null}
            what={productScreenTexts.settingsOf(outdated.length)}
            isSaving={isSaving}
            onDiscard={props.onUseTheirs}
            onSave={props.onSaveMine}
          >
            {() => (
              <ul className={styles.theirs}>
                {outdated.slice(0, 20).map((product) => (
                  <li key={product.sku}>
                    <bdi>{product.sku}</bdi>: {theirsText(product, context)}
                  </li>
                ))}
              </ul>
            )}
          </OutdatedBanner>
        </div>
      )}
      {list.length > 0 && (
        <>
          <div className={styles.filters}>
            <div className={styles.filter}>
              <TextField
                label={texts.filter}
                labelHidden
                placeholder={texts.filter}
                type="search"
                autoComplete="off"
                value={filter}
                onChange={setFilter}
                clearButton
                onClearButtonClick={() => setFilter('')}
              />
            </div>
            <Checkbox label={texts.onlyMissing} checked={onlyMissing} onChange={setOnlyMissing} />
          </div>
          {shown.length === 0 ? (
            <p className={styles.none}>{texts.noMatch}</p>
          ) : (
            <EditableGrid
              label={texts.grid}
              rows={shown}
              rowKey={({ sku }) => sku}
              rowTitle={texts.product}
              renderRowHeader={(product) => <ProductHeader product={product} />}
              columns={columns}
              cellOf={(product, column) => cellStateOf(product, column as ProductColumn, draft, context, defaultWeight)}
              disabledReason={disabledReason}
              onEdit={(edits) => props.onEdit(edits.map(toCellEdit))}
            />
          )}
          <div className={styles.foot}>
            <Text as="p" tone="subdued">
              {texts.note}
            </Text>
            {disabledReason === null && (
              <InlineStack gap="200">
                {draft.size > 0 && (
                  <DiscardButton
                    label={savedVersionTexts.discard}
                    disabledReason={null}
                    onAction={isSaving ? () => undefined : props.onDiscard}
                  />
                )}
                <ActionButton
                  label={saveChangesLabel(draft.size)}
                  variant="primary"
                  disabledReason={
                    draft.size === 0 ? savedVersionTexts.nothingToSave : hasProblem ? texts.fixFirst : null
                  }
                  loading={isSaving}
                  onAction={props.onSave}
                />
              </InlineStack>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

function ProductHeader({ product }: { product: Product }) {
  return (
    <>
      <Text as="span" fontWeight="semibold" truncate>
        <bdi>{product.sku}</bdi>
      </Text>
      <Text as="span" tone="subdued" variant="bodySm" truncate>
        <bdi>{productName(product)}</bdi>
      </Text>
    </>
  );
}

function cellStateOf(
  product: Product,
  column: ProductColumn,
  draft: ProductDraft,
  context: CellContext,
  defaultWeight: number | null,
) {
  const cells = draft.get(product.sku);
  const typed = cells?.[column];
  const placeholder = column === 'weight' ? inheritedWeightText(product, defaultWeight) : '';
  if (cells === undefined || typed === undefined)
    return { text: cellText(product, column, context), placeholder, isDirty: false, problem: null };
  const { settings, problems } = editedProduct(product, { [column]: typed }, context);
  const problem = problems[column] ?? null;
  const text = problem === null ? cellText(settings, column, context) : typed;
  return { text, placeholder, isDirty: true, problem };
}

function toCellEdit({ row, column, text }: GridEdit) {
  return { sku: row, column: column as ProductColumn, text };
}

function theirsText(product: Product, context: CellContext): string {
  const weight = product.weight === null ? productScreenTexts.notSet : formatWeight(product.weight);
  const flags = productColumnNames
    .filter((column) => column !== 'weight')
    .flatMap((column) => {
      const text = cellText(product, column, context);
      if (text === '') return [];
      if (isTextColumn(column)) return [`${productColumns[column]} ${text}`];
      return column === 'package' ? [text] : [productColumns[column]];
    });
  return [weight, ...flags].join(', ');
}

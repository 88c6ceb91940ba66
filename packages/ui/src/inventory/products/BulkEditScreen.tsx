import { feedbackTexts } from '@hub/domain/shared';
import {
  bulkApplyLabel,
  bulkCountText,
  type BulkEditRow,
  type CellContext,
  type Collection,
  outcomeText,
  type ProductCells,
  isTextColumn,
  type ProductColumn,
  productColumnNames,
  productColumns,
  productName,
  type ProductSaveResult,
  productScreenTexts,
  readCell,
  unknownSkusText,
  yesText,
} from '@hub/domain/products';
import { BlockStack, Card, Checkbox, ChoiceList, InlineStack, Select, Text, TextField } from '@shopify/polaris';
import { type ReactNode, useRef } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import { type Loadable, MoreRows, shownValue } from '../../data/index.ts';
import { LoadableNotices, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import styles from './BulkEditScreen.module.css';

/** Which products a bulk edit changes. */
export interface BulkChoice {
  /** `pasted`: only the products in `pasted`. */
  from: 'matching' | 'pasted';
  /** Words to find in SKU or name. */
  search: string;
  /** Collection id; null: any. */
  collectionId: string | null;
  onlyMissingWeight: boolean;
  /** SKUs as pasted. */
  pasted: string;
}

export interface BulkEditScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Whether products and packages are loaded. */
  loaded: Loadable<unknown>;
  /** Collections to choose products from. */
  collections: Loadable<readonly Collection[]>;
  /** The choice of products. */
  choice: BulkChoice;
  /** New value for each column. */
  cells: ProductCells;
  /** Context for parsing the cells. */
  context: CellContext;
  /** The chosen products, before and after. */
  rows: readonly BulkEditRow[];
  /** Pasted SKUs that do not exist in the shop. */
  unknownSkus: readonly string[];
  /** Outcome for each product; null before the change. */
  results: readonly ProductSaveResult[] | null;
  /** The change is in progress. */
  isSaving: boolean;
  /** Why nothing can be changed; null: it can. */
  disabledReason: string | null;
  /** The choice of products changed. */
  onChoose: (choice: BulkChoice) => void;
  /** `text` null keeps the column as it is. */
  onSet: (column: ProductColumn, text: string | null) => void;
  /** Changes the chosen products. */
  onApply: () => void;
  /** Returns to the choice after the change. */
  onAgain: () => void;
}

const { bulk: texts } = productScreenTexts;

/**
 * `/app/inventory/bulk-edit` for servers with capability `products`: edits the same fields of many products at once.
 */
export function BulkEditScreen(props: BulkEditScreenProps) {
  const { pageHeader, loaded, collections, results, disabledReason } = props;
  const frame = useRef<HTMLDivElement>(null);
  // The outcome replaces the cards, including the pressed button.
  const focusAfterChange = useFocusAfterChange(frame);
  const apply = () => {
    focusAfterChange('[data-outcome] button');
    props.onApply();
  };
  const startAgain = () => {
    focusAfterChange('[data-choice] input');
    props.onAgain();
  };
  return (
    <TabbedPage {...pageHeader}>
      <div ref={frame}>
        <BlockStack gap="400">
          <LoadableNotices
            loadables={[
              { loadable: loaded, subject: productScreenTexts.subject },
              { loadable: collections, subject: productScreenTexts.collections.subject },
            ]}
          />
          <ViewOnlyBanner reason={disabledReason} />
          {shownValue(loaded) === null ? (
            loaded.state === 'loading' && (
              <Card>
                <SkeletonList rows={6} rowHeight={44} label={feedbackTexts.loading(productScreenTexts.subject)} />
              </Card>
            )
          ) : results === null ? (
            <>
              <div data-choice>
                <ChoiceCard {...props} />
              </div>
              <FieldsCard {...props} />
              <PreviewCard {...props} onApply={apply} />
            </>
          ) : (
            <div data-outcome>
              <OutcomeCard results={results} onAgain={startAgain} />
            </div>
          )}
        </BlockStack>
      </div>
    </TabbedPage>
  );
}

function ChoiceCard({ choice, collections, unknownSkus, onChoose }: BulkEditScreenProps) {
  const options = (shownValue(collections) ?? []).map(({ collectionId, name }) => ({
    value: collectionId,
    label: name,
  }));
  const change = (next: Partial<BulkChoice>) => onChoose({ ...choice, ...next });
  return (
    <Card>
      <BlockStack gap="300">
        <Text as="h2" variant="headingMd">
          {texts.choose}
        </Text>
        <ChoiceList
          title={texts.choose}
          titleHidden
          choices={[
            { label: texts.all, value: 'matching' },
            { label: texts.pasted, value: 'pasted' },
          ]}
          selected={[choice.from]}
          onChange={([from]) => change({ from: from === 'pasted' ? 'pasted' : 'matching' })}
        />
        {choice.from === 'matching' ? (
          <div className={styles.fields}>
            <TextField
              label={productScreenTexts.products.filter}
              type="search"
              autoComplete="off"
              value={choice.search}
              onChange={(search) => change({ search })}
              clearButton
              onClearButtonClick={() => change({ search: '' })}
            />
            <Select
              label={texts.collection}
              options={[{ value: '', label: texts.anyCollection }, ...options]}
              value={choice.collectionId ?? ''}
              onChange={(id) => change({ collectionId: id === '' ? null : id })}
            />
            <Checkbox
              label={productScreenTexts.products.onlyMissing}
              checked={choice.onlyMissingWeight}
              onChange={(onlyMissingWeight) => change({ onlyMissingWeight })}
            />
          </div>
        ) : (
          <TextField
            label={productScreenTexts.collections.skus}
            multiline={5}
            maxHeight={200}
            autoComplete="off"
            value={choice.pasted}
            helpText={unknownSkus.length > 0 ? unknownSkusText(unknownSkus) : productScreenTexts.collections.skusHelp}
            onChange={(pasted) => change({ pasted })}
          />
        )}
      </BlockStack>
    </Card>
  );
}

function FieldsCard({ cells, context, onSet }: BulkEditScreenProps) {
  return (
    <Card>
      <BlockStack gap="300">
        <Text as="h2" variant="headingMd">
          {texts.set}
        </Text>
        <div className={styles.fields}>
          {productColumnNames.map((column) => (
            <FieldInput
              key={column}
              column={column}
              text={cells[column] ?? null}
              context={context}
              onSet={(text) => onSet(column, text)}
            />
          ))}
        </div>
      </BlockStack>
    </Card>
  );
}

interface FieldInputProps {
  column: ProductColumn;
  /** null: it stays unchanged. */
  text: string | null;
  context: CellContext;
  onSet: (text: string | null) => void;
}

const keep = 'keep';

function FieldInput({ column, text, context, onSet }: FieldInputProps) {
  const label = productColumns[column];
  if (isTextColumn(column)) return <TextCell column={column} text={text} context={context} onSet={onSet} />;
  const values =
    column === 'package'
      ? [
          { value: '=', label: productScreenTexts.noPackage },
          ...context.packages.map(({ name }) => ({ value: `=${name}`, label: name })),
        ]
      : [
          { value: `=${yesText}`, label: productScreenTexts.yes },
          { value: '=', label: productScreenTexts.no },
        ];
  return (
    <Select
      label={label}
      options={[{ value: keep, label: texts.keep }, ...values]}
      value={text === null ? keep : `=${text}`}
      onChange={(value) => onSet(value === keep ? null : value.slice(1))}
    />
  );
}

function TextCell({ column, text, context, onSet }: FieldInputProps) {
  const read = text === null || text === '' ? null : readCell(column, text, context);
  return (
    <TextField
      label={productColumns[column]}
      autoComplete="off"
      placeholder={text === '' ? productScreenTexts.notSet : texts.keep}
      value={text ?? ''}
      error={read !== null && 'problem' in read ? read.problem : undefined}
      labelAction={{
        content: text === '' ? texts.keep : texts.clear,
        onAction: () => onSet(text === '' ? null : ''),
      }}
      onChange={(next) => onSet(next === '' ? null : next)}
    />
  );
}

function PreviewCard(props: BulkEditScreenProps) {
  const { rows, cells, context, disabledReason, isSaving, onApply } = props;
  const changing = rows.filter(({ changes }) => changes.length > 0);
  const blockedReason = applyBlockedReason(rows, changing, cells, context);
  return (
    <Card>
      <BlockStack gap="300">
        <CardHead
          title={texts.preview}
          count={bulkCountText(rows.length, changing.length)}
          note={disabledReason === null ? blockedReason : null}
        >
          <ActionButton
            label={bulkApplyLabel(changing.length)}
            variant="primary"
            disabledReason={disabledReason ?? blockedReason}
            loading={isSaving}
            onAction={onApply}
          />
        </CardHead>
        {changing.length > 0 && (
          <MoreRows rows={changing} label={texts.preview}>
            {(shown) => (
              <div className={styles.scroller}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{productScreenTexts.products.product}</th>
                      <th scope="col">{texts.before}</th>
                      <th scope="col">{texts.after}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {shown.map(({ product, changes }) => (
                      <tr key={product.sku}>
                        <th scope="row">
                          <bdi>{product.sku}</bdi>
                          <div className={styles.name}>{productName(product)}</div>
                        </th>
                        <td>{changes.map((change) => changeText(change.column, change.before)).join('; ')}</td>
                        <td>{changes.map((change) => changeText(change.column, change.after)).join('; ')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </MoreRows>
        )}
      </BlockStack>
    </Card>
  );
}

interface CardHeadProps {
  title: string;
  count: string;
  /** Why the button is disabled; null: it is not, or a banner says so. */
  note?: string | null;
  /** The button. */
  children: ReactNode;
}

/** Title and count of a card, with its button on the right. */
function CardHead({ title, count, note = null, children }: CardHeadProps) {
  return (
    <InlineStack align="space-between" blockAlign="center" gap="300">
      <BlockStack gap="100">
        <Text as="h2" variant="headingMd">
          {title}
        </Text>
        <div role="status">
          <Text as="p" tone="subdued">
            {count}
          </Text>
        </div>
        {note !== null && <Text as="p">{note}</Text>}
      </BlockStack>
      {children}
    </InlineStack>
  );
}

function changeText(column: ProductColumn, text: string): string {
  const isFlag = column !== 'package' && !isTextColumn(column);
  const shown = text === '' ? (isFlag ? productScreenTexts.no : productScreenTexts.notSet) : text;
  return `${productColumns[column]}: ${shown}`;
}

function applyBlockedReason(
  rows: readonly BulkEditRow[],
  changing: readonly BulkEditRow[],
  cells: ProductCells,
  context: CellContext,
): string | null {
  const columns = productColumnNames.filter((column) => cells[column] !== undefined);
  if (columns.length === 0) return texts.nothingSet;
  for (const column of columns) {
    const read = readCell(column, cells[column] ?? '', context);
    if ('problem' in read) return read.problem;
  }
  if (rows.length === 0) return texts.noneChosen;
  return changing.length === 0 ? texts.noChange : null;
}

function OutcomeCard({ results, onAgain }: { results: readonly ProductSaveResult[]; onAgain: () => void }) {
  const refused = results.filter(({ type }) => type !== 'saved');
  const inOrder = [...refused, ...results.filter(({ type }) => type === 'saved')];
  return (
    <Card>
      <BlockStack gap="300">
        <CardHead
          title={texts.outcome}
          count={productScreenTexts.changedOf(results.length - refused.length, refused.length)}
        >
          <ActionButton label={texts.more} disabledReason={null} onAction={onAgain} />
        </CardHead>
        <MoreRows rows={inOrder} label={texts.outcome}>
          {(shown) => (
            <div className={styles.scroller}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{productScreenTexts.products.product}</th>
                    <th scope="col">{texts.outcome}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((result) => (
                    <tr key={result.sku}>
                      <th scope="row">
                        <bdi>{result.sku}</bdi>
                      </th>
                      <td>{outcomeText(result)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </MoreRows>
      </BlockStack>
    </Card>
  );
}

import type { Words } from '@hub/domain/messages';
import {
  type StockDraft,
  type StockField,
  type StockFilters,
  type StockKey,
  type StockLevel,
  stockPageSize,
  stockRangeText,
  type StockRow,
  stockScreenTexts as texts,
  type StockTotals,
  draftProblem,
  unsavedStockText,
} from '@hub/domain/stock';
import { formatCount, feedbackTexts, loadSubjects } from '@hub/domain/shared';
import { BlockStack, Card, InlineStack, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DiscardButton } from '../../actions/DiscardButton.tsx';
import { FileButton } from '../../actions/FileButton.tsx';
import { FigureStrip, figureText, type Loadable, PageButtons, shownValue, type SkuPath } from '../../data/index.ts';
import { LoadableNotices, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { NewerLevelsBanner } from './NewerLevelsBanner.tsx';
import { StockFileCard, type StockFileCardProps } from './StockFileCard.tsx';
import { StockFilterBar } from './StockFilterBar.tsx';
import type { StockLocation } from './StockLocation.ts';
import { StockTable } from './StockTable.tsx';
import styles from './StockScreen.module.css';

/** One page of levels. */
export interface StockPageState {
  rows: readonly StockRow[];
  /** Levels that match the filters, on all pages. */
  total: number;
  /** Totals of all levels. */
  totals: StockTotals;
  /** Applies to levels without their own threshold. */
  lowStockThreshold: number;
  /** Why a location's units on hand cannot be typed, by location id. */
  countedElsewhere: ReadonlyMap<string, Words>;
}

export interface StockScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The levels of the page. */
  levels: Loadable<StockPageState>;
  /** The locations, for names and the filter. */
  locations: Loadable<readonly StockLocation[]>;
  /** IANA time zone of the days. */
  timeZone: string;
  /** The filters of the list. */
  filters: StockFilters;
  /** Page number, from 0. */
  page: number;
  /** Unsaved values by `stockKey`, including those of other pages. */
  drafts: ReadonlyMap<string, StockDraft>;
  /** Newer levels that blocked the save; null: none. */
  newer: readonly StockLevel[] | null;
  /** Why this person cannot change stock; null when they can. */
  disabledReason: string | null;
  /** A save is in progress. */
  isSaving: boolean;
  /** The file of all levels is being made. */
  isExporting: boolean;
  /** The chosen file; null: none. */
  file: StockFileCardProps['file'] | null;
  /** Path of the orders with a SKU; null without permission. */
  skuPath: SkuPath;
  /** Changes the filters, and shows the first page. */
  onFilters: (filters: StockFilters) => void;
  /** Called with the page number, from 0. */
  onPage: (page: number) => void;
  /** A value was typed. */
  onEdit: (level: StockRow, field: StockField, text: string) => void;
  /** Reverts what was typed for a level. */
  onRevert: (key: StockKey) => void;
  /** Opens the movements of a level. */
  onShowMovements: (level: StockRow) => void;
  /** Saves everything that was typed. */
  onSave: () => void;
  /** Reverts everything that was typed. */
  onDiscard: () => void;
  /** Reads a CSV file and shows what it would change. */
  onChooseFile: (file: File) => void;
  /** Imports the file's changes. */
  onImport: () => void;
  /** Discards the file. */
  onCancelFile: () => void;
  /** Saves all levels as a CSV file. */
  onExport: () => void;
}

/** `/app/inventory/allinventory` for servers with capability `stock`: units on hand per SKU and location. */
export function StockScreen(props: StockScreenProps) {
  const { pageHeader, levels, locations, disabledReason, file } = props;
  const [shown, known] = [shownValue(levels), shownValue(locations)];
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotices
          loadables={[
            { loadable: levels, subject: texts.subject },
            { loadable: locations, subject: loadSubjects.locations },
          ]}
        />
        <ViewOnlyBanner reason={disabledReason} />
        <Totals levels={levels} />
        {file !== null && (
          <StockFileCard
            file={file}
            locations={known ?? []}
            disabledReason={disabledReason}
            onImport={props.onImport}
            onCancel={props.onCancelFile}
          />
        )}
        {shown !== null && known !== null ? (
          <LoadedLevels {...props} shown={shown} known={known} />
        ) : (
          (levels.state === 'loading' || locations.state === 'loading') && (
            <Card>
              <SkeletonList rows={6} rowHeight={56} label={feedbackTexts.loading(texts.subject)} />
            </Card>
          )
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function Totals({ levels }: Pick<StockScreenProps, 'levels'>) {
  const totals = shownValue(levels)?.totals;
  return (
    <FigureStrip
      label={texts.summary}
      isBusy={levels.state === 'loading'}
      figures={[
        { title: texts.levels, text: figureText(levels, totals?.levels, formatCount), path: null },
        { title: texts.low, text: figureText(levels, totals?.low, formatCount), path: null },
        { title: texts.waiting, text: figureText(levels, totals?.waitingSkus, formatCount), path: null },
      ]}
    />
  );
}

function LoadedLevels(props: StockScreenProps & { shown: StockPageState; known: readonly StockLocation[] }) {
  const { shown, known, filters, page, drafts, newer, disabledReason } = props;
  if (shown.totals.levels === 0 && drafts.size === 0)
    return (
      <SectionCard title={texts.none} note={texts.noneNote}>
        <InlineStack>
          <ImportButton {...props} />
        </InlineStack>
      </SectionCard>
    );
  return (
    <Card padding="0">
      <div className={styles.head}>
        <Text as="p" tone="subdued">
          {texts.note}
        </Text>
        <StockFilterBar filters={filters} locations={known} onChange={props.onFilters} />
        <InlineStack gap="200">
          <ImportButton {...props} />
          <ActionButton
            label={texts.export}
            disabledReason={null}
            loading={props.isExporting}
            onAction={props.onExport}
          />
        </InlineStack>
        <div role="status">
          <Text as="p" tone="subdued">
            {shown.rows.length === 0
              ? texts.noMatch
              : stockRangeText(page * stockPageSize, shown.rows.length, shown.total)}
          </Text>
        </div>
      </div>
      {newer !== null && (
        <div className={styles.part}>
          <NewerLevelsBanner
            newer={newer}
            drafts={drafts}
            locations={known}
            isSaving={props.isSaving}
            onSave={props.onSave}
            onDiscard={props.onDiscard}
          />
        </div>
      )}
      {shown.rows.length > 0 && (
        <StockTable
          rows={shown.rows}
          lowStockThreshold={shown.lowStockThreshold}
          countedElsewhere={shown.countedElsewhere}
          timeZone={props.timeZone}
          locations={known}
          drafts={drafts}
          disabledReason={disabledReason}
          skuPath={props.skuPath}
          onEdit={props.onEdit}
          onRevert={props.onRevert}
          onShowMovements={props.onShowMovements}
        />
      )}
      <PageButtons
        label={texts.title}
        page={page + 1}
        hasNextPage={(page + 1) * stockPageSize < shown.total}
        onPageChange={(next) => props.onPage(next - 1)}
      />
      {disabledReason === null && <SaveFoot {...props} />}
    </Card>
  );
}

function ImportButton({ disabledReason, file, onChooseFile }: StockScreenProps) {
  return (
    <FileButton
      label={texts.import}
      accept=".csv,text/csv"
      disabledReason={disabledReason}
      isReading={file?.state === 'reading'}
      onChooseFile={onChooseFile}
    />
  );
}

function SaveFoot({ drafts, isSaving, onSave, onDiscard }: StockScreenProps) {
  const isDirty = drafts.size > 0;
  const isWrong = [...drafts.values()].some(
    (draft) => draftProblem(draft, 'onHand') !== null || draftProblem(draft, 'lowAt') !== null,
  );
  return (
    <div className={styles.foot}>
      <InlineStack gap="300" blockAlign="center">
        <ActionButton
          label={texts.save}
          variant="primary"
          disabledReason={saveBlockedReason(isDirty, isWrong)}
          loading={isSaving}
          onAction={onSave}
        />
        {isDirty && (
          <>
            <DiscardButton
              label={texts.discard}
              disabledReason={null}
              onAction={isSaving ? () => undefined : onDiscard}
            />
            <Text as="span" tone="subdued">
              {unsavedStockText(drafts.size)}
            </Text>
          </>
        )}
      </InlineStack>
    </div>
  );
}

function saveBlockedReason(isDirty: boolean, isWrong: boolean): string | null {
  if (!isDirty) return texts.nothingToSave;
  return isWrong ? texts.problems : null;
}

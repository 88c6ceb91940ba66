import { type Words, wordsText } from '@hub/domain/messages';
import {
  availableUnits,
  draftOf,
  draftProblem,
  fieldLabel,
  figureSource,
  isLow,
  movementsLabel,
  movementsTexts,
  type StockDraft,
  type StockField,
  type StockKey,
  stockKey,
  type StockRow,
  stockScreenTexts as texts,
  waitingText,
  withheldText,
} from '@hub/domain/stock';
import { formatCount } from '@hub/domain/shared';
import { Badge, Button, Link } from '@shopify/polaris';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useReasonTooltip } from '../../actions/useReasonTooltip.tsx';
import type { SkuPath } from '../../data/index.ts';
import screenReader from '../../layout/screenReader.module.css';
import type { StockLocation } from './StockLocation.ts';
import links from '../../data/dottedLinks.module.css';
import styles from './StockTable.module.css';

export interface StockTableProps {
  /** The levels of the page. */
  rows: readonly StockRow[];
  /** Applies to levels without their own threshold. */
  lowStockThreshold: number;
  /** Why a location's units on hand cannot be typed, by location id. */
  countedElsewhere: ReadonlyMap<string, Words>;
  /** To name the locations. */
  locations: readonly StockLocation[];
  /** IANA time zone of the days. */
  timeZone: string;
  /** Typed values, by `stockKey`. */
  drafts: ReadonlyMap<string, StockDraft>;
  /** Why this person cannot change stock; null when they can. */
  disabledReason: string | null;
  /** Path of the orders with a SKU; null without permission. */
  skuPath: SkuPath;
  /** A value was typed. */
  onEdit: (level: StockRow, field: StockField, text: string) => void;
  /** Reverts what was typed for a level. */
  onRevert: (key: StockKey) => void;
  /** Opens the movements of a level. */
  onShowMovements: (level: StockRow) => void;
}

/** Levels with numeric fields; arrow up and down move between rows. On a narrow screen a list of cards. */
export function StockTable(props: StockTableProps) {
  const { rows, locations, lowStockThreshold, skuPath, disabledReason } = props;
  const table = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  const moveFocus = (field: StockField, index: number) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-field="${field}"][data-row="${index}"]`);
    input?.focus();
    input?.select();
  };
  return (
    <>
      {disabledReason === null && (
        <p id={helpId} className={styles.help}>
          {texts.emptyMeans} {texts.keyboard}
        </p>
      )}
      <table ref={table} className={`${styles.table} ${links.dotted}`}>
        <caption className={screenReader.only}>{texts.title}</caption>
        <thead>
          <tr>
            {[texts.sku, texts.location, texts.onHand, texts.allocated, texts.available, texts.lowAt, texts.waits].map(
              (title, index) => (
                <th key={title} scope="col" className={index > 1 && index < 6 ? styles.number : undefined}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const location = names.get(row.locationId) ?? texts.deletedLocation;
            const field = { ...props, row, index, location, helpId, moveFocus };
            const [orderedPath, shortPath] = [skuPath(row.sku, 'ordered'), skuPath(row.sku, 'short')];
            return (
              <tr key={stockKey(row)} data-changed={props.drafts.has(stockKey(row)) || undefined}>
                <th scope="row" className={styles.sku}>
                  {orderedPath === null ? <bdi>{row.sku}</bdi> : <Link url={orderedPath}>{row.sku}</Link>}
                  <bdi className={styles.name}>{row.name}</bdi>
                </th>
                <td data-label={texts.location}>
                  <bdi>{location}</bdi>
                  <span className={styles.source}>
                    <Button
                      variant="plain"
                      size="micro"
                      accessibilityLabel={movementsLabel(row.sku, location)}
                      onClick={() => props.onShowMovements(row)}
                    >
                      {movementsTexts.open}
                    </Button>
                  </span>
                </td>
                <td data-label={texts.onHand} className={styles.number}>
                  <UnitsField {...field} field="onHand" />
                  <FigureSource row={row} timeZone={props.timeZone} />
                </td>
                <td data-label={texts.allocated} className={styles.number}>
                  {formatCount(row.allocated)}
                </td>
                <td data-label={texts.available} className={styles.number}>
                  <span className={styles.available}>
                    {isLow(row, lowStockThreshold) && <Badge tone="attention">{texts.isLow}</Badge>}
                    {formatCount(availableUnits(row))}
                  </span>
                  {withheldText(row) !== '' && <span className={styles.source}>{withheldText(row)}</span>}
                </td>
                <td data-label={texts.lowAt} className={styles.number}>
                  <UnitsField {...field} field="lowAt" />
                </td>
                <td data-label={texts.waits}>
                  <Waiting row={row} path={shortPath} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Who counted the units, or that an order moved some since, and on which day. */
function FigureSource({ row, timeZone }: Pick<StockTableProps, 'timeZone'> & { row: StockRow }) {
  const source = figureSource(row, timeZone);
  if (source === null) return null;
  return (
    <span className={styles.source}>
      {source.from} <span className={styles.day}>{source.day}</span>
    </span>
  );
}

function Waiting({ row, path }: { row: StockRow; path: string | null }) {
  const text = waitingText(row.waiting);
  if (text === '') return <span className={styles.none}>–</span>;
  return path === null ? text : <Link url={path}>{text}</Link>;
}

interface UnitsFieldProps extends Pick<
  StockTableProps,
  'drafts' | 'disabledReason' | 'lowStockThreshold' | 'countedElsewhere' | 'onEdit' | 'onRevert'
> {
  row: StockRow;
  /** Index of the row on the page. */
  index: number;
  field: StockField;
  /** Name of the location. */
  location: string;
  /** Id of the help text about keys. */
  helpId: string;
  moveFocus: (field: StockField, index: number) => void;
}

const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

function UnitsField(props: UnitsFieldProps) {
  const { row, index, field, location, drafts, disabledReason, lowStockThreshold, helpId, moveFocus } = props;
  const problemId = useId();
  const readOnlyReason = field === 'onHand' ? wordsText(props.countedElsewhere.get(row.locationId) ?? null) : null;
  const { ref, reasonId, handlers, reason } = useReasonTooltip<HTMLInputElement>(readOnlyReason);
  const draft = drafts.get(stockKey(row)) ?? draftOf(row);
  if (disabledReason !== null)
    return field === 'onHand' ? formatCount(row.onHand) : formatCount(row.lowAt ?? lowStockThreshold);
  const problem = draftProblem(draft, field);
  const describedBy = problem !== null ? problemId : readOnlyReason !== null ? reasonId : helpId;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    handlers.onKeyDown?.(event);
    const step = rowSteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveFocus(field, index + step);
    } else if (event.key === 'Escape' && drafts.has(stockKey(row))) {
      event.preventDefault();
      props.onRevert(row);
    }
  };
  return (
    <span className={styles.field}>
      <input
        ref={ref}
        {...handlers}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        data-field={field}
        data-row={index}
        aria-label={fieldLabel(texts[field], row.sku, location)}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy}
        readOnly={readOnlyReason !== null}
        placeholder={field === 'lowAt' ? String(lowStockThreshold) : undefined}
        value={draft[field]}
        onChange={(event) => props.onEdit(row, field, event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {reason}
      {problem !== null && (
        <span id={problemId} role="alert" className={styles.problem}>
          {wordsText(problem)}
        </span>
      )}
    </span>
  );
}

import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { formatCount } from '@hub/domain/shared';
import { UnstyledLink } from '@shopify/polaris';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ChartColumn } from './ChartColumn.ts';
import styles from './ColumnChart.module.css';
import { chartHeight } from './chartHeight.ts';

export interface ColumnChartProps {
  /** What the chart shows, for who listens. */
  label: string;
  /** Left to right. */
  columns: readonly ChartColumn[];
  /** A value in words: "133 orders". */
  say: (value: number) => string;
  /** What the labels of the columns are, where they do not say so themselves. */
  axisTitle?: string | undefined;
}

const characterWidth = 7;
const top = 8;
/** Room for half of the last column's label. */
const right = 16;
const tickLength = 24;
const axisTitleHeight = 20;

/** A single order beside thousands has to be seen. */
const leastHeight = 2;

/**
 * Columns as SVG, drawn with visx. One stop of the Tab key; the arrow keys go from column to column, Enter opens the
 * list of one that has a list. What is pointed at or focused is said below in words. Nothing moves.
 */
export function ColumnChart({ label, columns, say, axisTitle }: ColumnChartProps) {
  const { parentRef, width } = useParentSize({
    initialSize: { width: 640 },
    debounceTime: 60,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  const [at, setAt] = useState<string | null>(null);
  const most = useMemo(
    () => Math.max(1, ...columns.flatMap(({ value, before }) => [value, before?.value ?? 0])),
    [columns],
  );

  const left = formatCount(most).length * characterWidth + 14;
  const bottom = chartHeight - tickLength - (axisTitle ? axisTitleHeight : 0);
  const x = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [left, Math.max(left + columns.length, width - right)],
    paddingInner: 0.2,
    paddingOuter: 0.1,
  });
  const y = scaleLinear({ domain: [0, most], range: [bottom, top], nice: 4 });
  const ticks = y.ticks(4).filter(Number.isInteger);
  const labels = new Map(columns.map((column) => [column.key, column.label]));
  const shown = columns.find(({ key }) => key === at) ?? null;

  return (
    <div className={styles.frame}>
      <div ref={parentRef} className={styles.plot}>
        <svg className={styles.chart} width={width} height={chartHeight} role="group" aria-label={label}>
          <g aria-hidden="true">
            <GridRows
              scale={y}
              left={left}
              width={Math.max(0, width - left - right)}
              tickValues={ticks}
              className={styles.grid}
              stroke=""
            />
            <AxisLeft
              scale={y}
              left={left}
              tickValues={ticks}
              tickFormat={(value) => formatCount(Number(value))}
              hideAxisLine
              hideTicks
              tickLabelProps={{ className: styles.tick, dx: -4, dy: 4, textAnchor: 'end' }}
            />
            <AxisBottom
              scale={x}
              top={bottom}
              tickValues={everyFew(columns, width - left - right).map(({ key }) => key)}
              tickFormat={(key) => labels.get(String(key)) ?? ''}
              hideTicks
              axisLineClassName={styles.axis}
              stroke=""
              tickLabelProps={{ className: styles.tick, dy: 2, textAnchor: 'middle' }}
            />
            {axisTitle && (
              <text className={styles.tick} x={(left + width) / 2} y={chartHeight - 4} textAnchor="middle">
                {axisTitle}
              </text>
            )}
          </g>
          <Columns columns={columns} say={say} onPoint={setAt}>
            {({ key, value, before }) => {
              const from = x(key) ?? left;
              const each = before ? x.bandwidth() / 2 : x.bandwidth();
              return (
                <>
                  {/* The whole height can be pointed at: a low column is hard to hit. */}
                  <rect className={styles.target} x={from} y={top} width={x.bandwidth()} height={bottom - top} />
                  {before && <rect className={styles.before} x={from} width={each} {...heightOf(before.value)} />}
                  <rect className={styles.column} x={before ? from + each : from} width={each} {...heightOf(value)} />
                </>
              );
            }}
          </Columns>
        </svg>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {shown ? wordsOf(shown, say) : highestOf(columns, say)}
      </p>
    </div>
  );

  function heightOf(value: number): { y: number; height: number } {
    const height = value === 0 ? 0 : Math.max(leastHeight, bottom - y(value));
    return { y: bottom - height, height };
  }
}

interface ColumnsProps {
  columns: readonly ChartColumn[];
  say: (value: number) => string;
  /** The column that is pointed at or focused; null: none. */
  onPoint: (key: string | null) => void;
  children: (column: ChartColumn) => ReactNode;
}

/** The columns as links, or as pictures where no list has what they count. */
function Columns({ columns, say, onPoint, children }: ColumnsProps) {
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<string | undefined>(undefined);
  const stopKey = columns.some(({ key }) => key === stop) ? stop : columns.at(-1)?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    const place = columns.findIndex(({ key }) => key === stopKey);
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: columns.length - 1 }[event.key];
    if (next === undefined || columns[next] === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll<SVGElement>('[data-column]')[next]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears the arrow keys of the columns in it.
    <g ref={group} onKeyDown={onKeyDown} onMouseLeave={() => onPoint(null)}>
      {columns.map((column) => {
        const { key, path } = column;
        const shared = {
          'data-column': '',
          className: styles.stop,
          'aria-label': wordsOf(column, say),
          tabIndex: key === stopKey ? 0 : -1,
          onMouseEnter: () => onPoint(key),
          onFocus: () => {
            setStop(key);
            onPoint(key);
          },
          onBlur: () => onPoint(null),
        };
        if (path === null) {
          return (
            <g key={key} role="img" {...shared}>
              {children(column)}
            </g>
          );
        }
        return (
          <UnstyledLink key={key} url={path} {...shared}>
            {children(column)}
          </UnstyledLink>
        );
      })}
    </g>
  );
}

function wordsOf({ words, value, before }: ChartColumn, say: ColumnChartProps['say']): string {
  return before ? `${words}: ${say(value)}; ${before.words}: ${say(before.value)}` : `${words}: ${say(value)}`;
}

function highestOf(columns: readonly ChartColumn[], say: ColumnChartProps['say']): string {
  const [first, ...others] = columns;
  if (!first) return '';
  const highest = others.reduce((best, column) => (column.value > best.value ? column : best), first);
  return `Most: ${wordsOf(highest, say)}`;
}

/** As many labels as stand beside each other without touching. */
function everyFew(columns: readonly ChartColumn[], width: number): readonly ChartColumn[] {
  const longest = Math.max(...columns.map(({ label }) => label.length), 1);
  const fitting = Math.max(1, Math.floor(width / (longest * characterWidth + 12)));
  const step = Math.ceil(columns.length / fitting);
  return columns.filter((_, place) => place % step === 0);
}

import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { formatCount } from '@hub/domain/shared';
import { UnstyledLink } from '@shopify/polaris';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import styles from './ColumnChart.module.css';
import { reportTexts } from '@hub/domain/insights';

/** Height of column charts and their skeletons, px. */
const chartHeight = 220;

export interface ColumnChartProps {
  /** Accessible name. */
  label: string;
  /** Left to right. */
  columns: readonly ChartColumn[];
  /** Formats a value: "133 orders". */
  formatValue: (value: number) => string;
  /** Title of the axis, if the labels need one. */
  axisTitle?: string | undefined;
}

const characterWidth = 7;
const topMargin = 8;
/** Room for half of the last label, px. */
const rightMargin = 16;
const tickLength = 24;
const axisTitleHeight = 20;

/** Minimum height of a column above zero, px. */
const minColumnHeight = 2;

/**
 * A column chart as SVG, drawn with visx. One tab stop; arrow keys move between columns, Enter opens a column's list.
 * The hovered or focused column is described below the chart.
 */
export function ColumnChart({ label, columns, formatValue, axisTitle }: ColumnChartProps) {
  const { parentRef, width } = useParentSize({
    initialSize: { width: 640 },
    debounceTime: 60,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const maxValue = useMemo(
    () => Math.max(1, ...columns.flatMap(({ value, previous }) => [value, previous?.value ?? 0])),
    [columns],
  );

  const left = formatCount(maxValue).length * characterWidth + 14;
  const bottom = chartHeight - tickLength - (axisTitle ? axisTitleHeight : 0);
  const x = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [left, Math.max(left + columns.length, width - rightMargin)],
    paddingInner: 0.2,
    paddingOuter: 0.1,
  });
  const y = scaleLinear({ domain: [0, maxValue], range: [bottom, topMargin], nice: 4 });
  const ticks = y.ticks(4).filter(Number.isInteger);
  const labels = new Map(columns.map((column) => [column.key, column.label]));
  const shown = columns.find(({ key }) => key === activeKey) ?? null;

  return (
    <div className={styles.frame}>
      <div ref={parentRef} className={styles.plot}>
        <svg className={styles.chart} width={width} height={chartHeight} role="group" aria-label={label}>
          <g aria-hidden="true">
            <GridRows
              scale={y}
              left={left}
              width={Math.max(0, width - left - rightMargin)}
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
              tickValues={columnsWithTickLabel(columns, width - left - rightMargin).map(({ key }) => key)}
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
          <Columns columns={columns} formatValue={formatValue} onPoint={setActiveKey}>
            {({ key, value, previous }) => {
              const columnX = x(key) ?? left;
              const barWidth = previous ? x.bandwidth() / 2 : x.bandwidth();
              return (
                <>
                  {/* The hit area has full height, because low columns are hard to hit. */}
                  <rect
                    className={styles.target}
                    x={columnX}
                    y={topMargin}
                    width={x.bandwidth()}
                    height={bottom - topMargin}
                  />
                  {previous && (
                    <rect className={styles.previous} x={columnX} width={barWidth} {...heightOf(previous.value)} />
                  )}
                  <rect
                    className={styles.column}
                    x={previous ? columnX + barWidth : columnX}
                    width={barWidth}
                    {...heightOf(value)}
                  />
                </>
              );
            }}
          </Columns>
        </svg>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {shown ? columnText(shown, formatValue) : highestColumnText(columns, formatValue)}
      </p>
    </div>
  );

  function heightOf(value: number): { y: number; height: number } {
    const height = value === 0 ? 0 : Math.max(minColumnHeight, bottom - y(value));
    return { y: bottom - height, height };
  }
}

interface ColumnsProps {
  columns: readonly ChartColumn[];
  formatValue: (value: number) => string;
  /** The hovered or focused column; null: none. */
  onPoint: (key: string | null) => void;
  children: (column: ChartColumn) => ReactNode;
}

/** The columns as links, or as images if no list matches. */
function Columns({ columns, formatValue, onPoint, children }: ColumnsProps) {
  const group = useRef<SVGGElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | undefined>(undefined);
  const tabStopKey = columns.some(({ key }) => key === focusedKey) ? focusedKey : columns.at(-1)?.key;

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = columns.findIndex(({ key }) => key === tabStopKey);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: columns.length - 1 }[event.key];
    if (next === undefined || columns[next] === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll<SVGElement>('[data-column]')[next]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of its columns.
    <g ref={group} onKeyDown={handleKeyDown} onMouseLeave={() => onPoint(null)}>
      {columns.map((column) => {
        const { key, path } = column;
        const shared = {
          'data-column': '',
          className: styles.stop,
          'aria-label': columnText(column, formatValue),
          tabIndex: key === tabStopKey ? 0 : -1,
          onMouseEnter: () => onPoint(key),
          onFocus: () => {
            setFocusedKey(key);
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

function columnText({ words, value, previous }: ChartColumn, formatValue: ColumnChartProps['formatValue']): string {
  return previous
    ? `${words}: ${formatValue(value)}; ${previous.words}: ${formatValue(previous.value)}`
    : `${words}: ${formatValue(value)}`;
}

function highestColumnText(columns: readonly ChartColumn[], formatValue: ColumnChartProps['formatValue']): string {
  const [first, ...others] = columns;
  if (!first) return '';
  const highest = others.reduce((best, column) => (column.value > best.value ? column : best), first);
  return reportTexts.most(columnText(highest, formatValue));
}

/** As many labels as fit without overlap. */
function columnsWithTickLabel(columns: readonly ChartColumn[], width: number): readonly ChartColumn[] {
  const longest = Math.max(...columns.map(({ label }) => label.length), 1);
  const maxLabels = Math.max(1, Math.floor(width / (longest * characterWidth + 12)));
  const step = Math.ceil(columns.length / maxLabels);
  return columns.filter((_, index) => index % step === 0);
}

/** A column of a chart, or a bar. */
export interface ChartColumn {
  key: string;
  /** Short label for the axis. */
  label: string;
  /** Full label for hover and screen readers. */
  words: string;
  value: number;
  /** Path of the list that it counts; null for none. */
  path: string | null;
  /** The earlier value, in charts of two periods. */
  previous?: { words: string; value: number } | undefined;
}

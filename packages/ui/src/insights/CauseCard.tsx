import { type CauseFigures, insightsTexts, otherCausesText, unreadableText, reportTexts } from '@hub/domain/insights';
import { tabs } from '@hub/domain/orders';
import { errorLabelText, errorMessageText } from '@hub/domain/orders/errors';
import { orderTab } from '@hub/domain/orders/list';
import { bidiIsolate, formatCount, noneText } from '@hub/domain/shared';
import { UnstyledLink } from '@shopify/polaris';
import { FigureTable, type Loadable } from '../data/index.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import type { ListPath, ReportedErrors } from './reportTypes.ts';

export interface CauseCardProps {
  errors: Loadable<ReportedErrors>;
  listPath: ListPath;
}

/** Orders of the error list by cause. The list cannot be filtered by cause, so only the total is a link. */
export function CauseCard({ errors, listPath }: CauseCardProps) {
  const path = listPath(tabs.errors);
  return (
    <ChartCard
      title={insightsTexts.causes}
      loadable={errors}
      renderNote={({ figures, unreadable }) => (
        <p>
          {path === null ? (
            errorCountText(figures.orders)
          ) : (
            <UnstyledLink url={path}>{errorCountText(figures.orders)}</UnstyledLink>
          )}{' '}
          {[insightsTexts.causesNote, unreadableText(unreadable)].filter(Boolean).join(' ')}
        </p>
      )}
      emptyText={({ figures, unreadable }) =>
        figures.orders === 0 ? noneText(insightsTexts.noErrors, unreadable) : null
      }
      renderChart={({ figures }) => <BarRows label={insightsTexts.causes} rows={rowsOf(figures)} />}
      renderTable={({ figures }) => (
        <FigureTable
          caption={insightsTexts.causes}
          head={[reportTexts.cause, reportTexts.orders]}
          rows={rowsOf(figures).map(({ key, kind, label, text }) => ({
            key,
            name: { text: kind ? `${kind}: ${bidiIsolate(label)}` : label },
            cells: [{ text }],
          }))}
          total={{ name: orderTab(tabs.errors).title, cells: [{ text: formatCount(figures.orders), path }] }}
        />
      )}
    />
  );
}

function errorCountText(orders: number): string {
  return reportTexts.inList(orders, orderTab(tabs.errors).title);
}

function rowsOf({ rows, others }: CauseFigures) {
  const named = rows.map(({ key, label, message, orders }) => ({
    key,
    kind: errorLabelText(label),
    label: errorMessageText(message),
    value: orders,
    text: formatCount(orders),
    path: null,
  }));
  return others === null
    ? named
    : [
        ...named,
        {
          key: 'others',
          kind: undefined,
          label: otherCausesText(others.causes),
          value: others.orders,
          text: formatCount(others.orders),
          path: null,
        },
      ];
}

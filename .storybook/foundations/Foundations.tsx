import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import * as icons from '../../packages/ui/node_modules/@shopify/polaris-icons';
import '../../packages/ui/src/layout/PolarisProvider.tsx';
import type { PartsInUse } from './partsInUse.ts';

// main.ts defines it.
declare const PARTS_IN_USE: PartsInUse;

interface TokenTableProps {
  /** Prefixes of the token names, without `--p-`. */
  of: readonly string[];
  /** Renders a token; `value` is the computed value. */
  sample: (token: { name: string; value: string }) => ReactNode;
}

/** The tokens that our styles use, most used first, with a sample and the value in the light theme. */
export function TokenTable({ of, sample }: TokenTableProps) {
  const styles = getComputedStyle(document.documentElement);
  const tokens = PARTS_IN_USE.tokens.filter(({ name }) => of.some((group) => name.startsWith(`--p-${group}`)));
  return (
    <Unstyled>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            {['Sample', 'Token', 'Value', 'Uses'].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, uses }) => {
            const value = styles.getPropertyValue(name).trim();
            return (
              <tr key={name}>
                <td style={cell}>{sample({ name, value })}</td>
                <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                  <code>{name}</code>
                </th>
                <td style={cell}>{value}</td>
                <td style={cell}>{uses}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** The icons that our components import. */
export function IconTable() {
  const all: Readonly<Record<string, unknown>> = icons;
  return (
    <Unstyled>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12, listStyle: 'none', padding: 0 }}>
        {PARTS_IN_USE.icons.map((name) => {
          const Icon = all[name] as React.ComponentType<{ width: number; height: number }>;
          return (
            <li key={name} style={{ width: 160, textAlign: 'center', fontSize: 13 }}>
              <Icon width={20} height={20} />
              <div>{name.replace(/Icon$/, '')}</div>
            </li>
          );
        })}
      </ul>
    </Unstyled>
  );
}

/** A square in the color; for text tokens, letters. */
export function colorSample({ name }: { name: string }) {
  if (name.startsWith('--p-color-text'))
    return <span style={{ color: `var(${name})`, fontWeight: 600 }}>Order #536365</span>;
  const isBorder = /border/.test(name);
  const paint: CSSProperties = isBorder ? { border: `2px solid var(${name})` } : { background: `var(${name})` };
  return <div style={{ width: 48, height: 24, borderRadius: 4, outline: '1px solid #e3e3e3', ...paint }} />;
}

/** A line of text with this one property. */
export function typeSample({ name }: { name: string }) {
  const [property] = Object.entries(typeProperties).find(([, group]) => name.startsWith(`--p-font-${group}`)) ?? [];
  return <span style={property ? { [property]: `var(${name})` } : {}}>Orders In Fulfillment</span>;
}

const typeProperties = {
  fontSize: 'size',
  fontWeight: 'weight',
  lineHeight: 'line-height',
  letterSpacing: 'letter',
  fontFamily: 'family',
};

/** A bar with the width of the space. */
export function spaceSample({ name }: { name: string }) {
  return <div style={{ width: `var(${name})`, height: 16, background: 'var(--p-color-bg-fill-brand)' }} />;
}

/** A box with this corner, border or shadow. */
export function shapeSample({ name }: { name: string }) {
  const shape: CSSProperties = { width: 48, height: 32, border: '1px solid var(--p-color-border)', background: '#fff' };
  if (name.startsWith('--p-border-radius')) shape.borderRadius = `var(${name})`;
  else if (name.startsWith('--p-shadow')) shape.boxShadow = `var(${name})`;
  else shape.borderWidth = `var(${name})`;
  return <div style={shape} />;
}

const cell: CSSProperties = {
  textAlign: 'left',
  padding: '6px 12px 6px 0',
  borderBottom: '1px solid #e3e3e3',
  fontSize: 14,
};

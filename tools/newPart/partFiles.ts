export type PartKind = 'component' | 'screen';

/** The component or screen to generate. */
export interface NewPart {
  kind: PartKind;
  /** Folder below `packages/ui/src`: `inventory` or `inventory/stock`. */
  folder: string;
  /** In PascalCase; a screen ends with `Screen`: `StockNote`, `StockCountScreen`. */
  name: string;
}

/** Parses `inventory/stock/StockNote`; throws an error that says what is wrong. */
export function readPart(kind: PartKind, path: string | undefined): NewPart {
  const example = kind === 'screen' ? 'inventory/StockCount' : 'inventory/stock/StockNote';
  const [, folder, bare] = /^((?:[a-z][A-Za-z]*\/)+)([A-Z][A-Za-z0-9]+)$/.exec(path ?? '') ?? [];
  if (folder === undefined || bare === undefined)
    throw new Error(`Say the folder in packages/ui/src and the name, as in: pnpm new:${kind} ${example}`);
  const name = kind === 'screen' && !bare.endsWith('Screen') ? `${bare}Screen` : bare;
  return { kind, folder: folder.slice(0, -1), name };
}

/** The files of a part: text by path from the repository's root. */
export function partFiles(part: NewPart): Readonly<Record<string, string>> {
  const base = `packages/ui/src/${part.folder}/${part.name}`;
  return {
    [`${base}.tsx`]: componentFile(part),
    [`${base}.stories.tsx`]: storiesFile(part),
    ...(part.kind === 'screen' && { [`docs/storybook/${part.name}.mdx`]: pageFile(part) }),
  };
}

/** The part's export line for its feature's `index.ts`. */
export function exportLine({ folder, name }: NewPart): string {
  const [, ...inner] = folder.split('/');
  return `export { ${name}, type ${name}Props } from './${[...inner, name].join('/')}.tsx';\n`;
}

/** Turns `StockCountScreen` into "Stock count". */
function titleOf({ name }: NewPart): string {
  const [first = '', ...others] = name.replace(/Screen$/, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [name];
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

function upFrom({ folder }: NewPart): string {
  return '../'.repeat(folder.split('/').length);
}

function componentFile(part: NewPart): string {
  const { kind, name } = part;
  const up = upFrom(part);
  const title = titleOf(part);
  const isScreen = kind === 'screen';
  const subject = title.toLowerCase();
  const layoutImport = isScreen ? `import { type PageHeaderProps, StackedPage } from '${up}layout/index.ts';\n` : '';
  const card = `<SectionCard title="${title}">
        <LoadableNotice loadable={names} subject="the names" />
        {names.state === 'loading' && <SkeletonList label="Loading the names" />}
        {shown?.length === 0 && <Text as="p">There are no names yet.</Text>}
        {shown && shown.length > 0 && (
          <ul aria-label="Names">
            {shown.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        <div>
          <ActionButton label="Add" disabledReason={disabledReason} onAction={onAdd} />
        </div>
      </SectionCard>`;
  return `import { Text } from '@shopify/polaris';
import { ActionButton } from '${up}actions/index.ts';
import { type Loadable, shownValue } from '${up}data/index.ts';
import { LoadableNotice, SkeletonList } from '${up}feedback/index.ts';
${layoutImport}import { SectionCard } from '${up}layout/SectionCard.tsx';

export interface ${name}Props {
${isScreen ? '  /** Title, tabs and open tab. */\n  pageHeader: PageHeaderProps;\n' : ''}  /** What is listed, in its order. */
  names: Loadable<readonly string[]>;
  /** Why nothing can be added; null when it can. */
  disabledReason: string | null;
  /** Called on a press of Add. */
  onAdd: () => void;
}

/** ${isScreen ? `The ${subject} screen` : title}: say here what it is for. */
export function ${name}({ ${isScreen ? 'pageHeader, ' : ''}names, disabledReason, onAdd }: ${name}Props) {
  const shown = shownValue(names);
  return (
    ${isScreen ? `<StackedPage {...pageHeader}>\n      ${card}\n    </StackedPage>` : card.replaceAll('\n  ', '\n')}
  );
}
`;
}

function storiesFile(part: NewPart): string {
  const { kind, name } = part;
  const up = upFrom(part);
  const isScreen = kind === 'screen';
  const header = isScreen ? `pageHeader: { title: '${titleOf(part)}', tabs: [], current: undefined }, ` : '';
  return `import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '${up}data/index.ts';
import { failed, justSent } from '${up}testing/loadables.ts';
import { ${name} } from './${name}.tsx';

const names: Loadable<readonly string[]> = { state: 'ready', value: ['Teapot', 'Mug'] };
const disabledReason: string | null = null;

const meta = preview.meta({
  component: ${name},
${isScreen ? "  parameters: { layout: 'fullscreen' },\n" : ''}  args: { ${header}names, disabledReason, onAdd: fn() },
});

export const Default = meta.story();

Default.test('every name is listed, and Add is offered', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Teapot', 'Mug']);
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ args: { names: { state: 'loading', since: justSent } } });

Loading.test('says what it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the names' })).toBeInTheDocument();
});

export const Empty = meta.story({ args: { names: { state: 'ready', value: [] } } });

Empty.test('says that there is nothing yet', async ({ canvas }) => {
  await expect(canvas.getByText('There are no names yet.')).toBeVisible();
});

export const Error = meta.story({ args: { names: failed } });

Error.test('says what happened, and offers to try again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(failed.onRetry).toHaveBeenCalled();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Settings to do this.' },
});

ViewOnly.test('the button stays focusable and says why it is off', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Add' });
  await userEvent.click(button);
  await expect(button).toHaveAccessibleDescription('You need edit permission for Settings to do this.');
  await expect(args.onAdd).not.toHaveBeenCalled();
});
`;
}

function pageFile(part: NewPart): string {
  const title = titleOf(part);
  return `import { Meta } from '@storybook/addon-docs/blocks';
import { ScreenCanvas } from '../../.storybook/ScreenCanvas.tsx';
import * as Screen from '../../packages/ui/src/${part.folder}/${part.name}.stories.tsx';

<Meta title="Features/${title}" />

# ${title}

Say here what a merchant does on this screen.

<ScreenCanvas of={Screen.Default} />

## Who may not

<ScreenCanvas of={Screen.ViewOnly} />

## When something is wrong

<ScreenCanvas of={Screen.Error} />
`;
}
